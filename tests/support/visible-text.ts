/** Counts words: runs of non-space characters that include a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The visible text of a built page on one line, without screen-reader text, and with entities decoded. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<!-- -->/g, '')
    .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replaceAll(/<span class="wrap-anywhere">(.*?)<\/span>/g, '$1')
    .replaceAll(/<\/?(?:strong|em|a|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
