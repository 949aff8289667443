/** Audience a trip is for, in the words of its card, its page and everything made from them. */
export function audienceLabel(isForLadies: boolean): 'All-ladies trip' | 'Mom & kids' {
  return isForLadies ? 'All-ladies trip' : 'Mom & kids';
}
