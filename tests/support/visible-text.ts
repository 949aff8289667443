/** What a visitor reads of a built page, in one line: no tags, no scripts, entities as letters. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<!-- -->/g, '')
    .replaceAll(/<\/?(?:strong|em|a|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
