/** The words of a text: what has a letter or a digit between spaces. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What a visitor sees of a built page, in one line: no tags, no words for screen readers alone, no scripts, entities as letters. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<!-- -->/g, '')
    .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replaceAll(/<\/?(?:strong|em|a|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
