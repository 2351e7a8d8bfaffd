/** Why an item of a product feed isn't taken, for administrators. */
export const feedItemTexts = {
  noId: 'It has no id',
  longId: 'Its id is too long',
  noTitle: 'It has no title',
  strangeCharacters: "It has characters that can't be read",
  adult: "It's for adults only",
  price: "Its price can't be read",
  currency: (currency: string) => `Its price is in ${currency}, and Ribbonry shows US dollars`,
  link: "Its link isn't a secure address (https)",
  picture: "Its picture isn't a secure address (https)",
  twice: 'Its id is in the file twice; the first one was taken',
  tooLong: 'It is too long',
  cells: (cells: number, columns: number) => `It has ${cells} cells, and the file has ${columns} columns`,
  unreadable: "It can't be read",
} as const
