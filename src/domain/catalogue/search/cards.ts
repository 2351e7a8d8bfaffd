/** Whether a folded search asks for greeting cards: 'birthday card', not 'card game', 'playing cards' or 'gift card'. */
export function wantsCards(text: string): boolean {
  return /\bcards?\b/.test(text.replaceAll(otherCards, ' '))
}

const otherCards =
  /\b(?:gift|playing|trading|business|credit|memory|sd|index|flash|tarot|recipe|score|place|report|sim|deck of|game|conversation|question|oracle|bank|collector'?s?|baseball|pokemon)[- ]cards?\b|\bcards?[- ](?:games?|holders?|decks?|table|tables|case|shuffler|wallet|sleeves?|binder|player|tricks?|magic|stock|making)\b|\bcards? against\b/g
