/** What the app types into a shop's search. */
export const searchTermTexts = {
  gift: 'gift',
  giftFor: (interest: string) => `${interest} gift`,
  forChild: (age: number) => `for ${Math.max(1, age)} year old`,
  forAdult: { male: 'for men', female: 'for women' },
  greetingCard: 'greeting card',
  cardFor: (event: string) => `${event} card`,
  /** For an event whose name has the word; the first match counts. */
  cards: {
    birthday: 'birthday card',
    anniversary: 'anniversary card',
    christmas: 'Christmas card',
    valentine: "Valentine's Day card",
    mother: "Mother's Day card",
    father: "Father's Day card",
    wedding: 'wedding card',
    graduation: 'graduation card',
    thank: 'thank you card',
    sympathy: 'sympathy card',
    condolence: 'sympathy card',
    'new year': 'New Year card',
    easter: 'Easter card',
    thanksgiving: 'Thanksgiving card',
    hanukkah: 'Hanukkah card',
    'get well': 'get well card',
    congratulation: 'congratulations card',
  },
} as const
