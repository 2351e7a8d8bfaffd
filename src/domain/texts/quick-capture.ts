/** Quick idea: save a gift idea in seconds. */
export const captureTexts = {
  title: 'Quick idea',
  what: 'What?',
  whatPlaceholder: 'A gift, or a link to it',
  who: 'Who is it for?',
  somebodyElse: 'Someone else',
  newPerson: 'New person',
  event: 'For an event',
  noEvent: 'General ideas',
  /** What was understood in 'Kalimba for Leo $240'. */
  savedAs: (name: string) => `Name: ${name}`,
  costs: (price: string) => `Price: ${price}`,
  isFor: (name: string) => `For ${name}`,
  keepInName: (words: string) => `Keep "${words}" in the name`,
  whichOne: (count: number, words: string) => `${count} people match "${words}". Choose one.`,
  savedFor: (name: string) => `It's for ${name}.`,
  assign: 'Assign',

  save: 'Save Idea',
  saveAndAnother: 'Save and add another',
  readingFirst: 'Reading...',

  nameMissing: "That page doesn't name the product. What is it?",
  whoMissing: "Choose who it's for to save it.",

  noContacts: "You don't have any contacts yet. Add one; your idea stays here.",
  addContact: 'Add Contact',
  contactsFailed: "We couldn't load your contacts.",
  notSaved: "We couldn't save your idea yet.",
  stillHere: 'What you wrote is still here.',
} as const

/** Beside a product link, while its page is read and afterward. */
export const productLinkTexts = {
  hint: "Paste a link, and we'll fill in the name, picture and price.",
  reading: 'Reading the page...',
  filledIn: (what: readonly string[]) => `${sentence(what)} filled in from the page.`,
  parts: { title: 'name', price: 'price', picture: 'picture' },
  takenBack: 'We removed what we had filled in from the page.',
  nothingNew: 'The page has nothing to add.',
  foundNothing: "We couldn't find a name, picture or price there. Fill in what you know.",
  failed: "We couldn't read that page. You can fill in the details yourself.",
  namedByLink: "We couldn't read that page. The name comes from the link.",
  fillAgain: 'Fill in',
  remove: 'Remove the link',
} as const

/** 'Name, picture and price'. */
function sentence(what: readonly string[]): string {
  const last = what.at(-1) ?? ''
  const all = what.length < 2 ? last : `${what.slice(0, -1).join(', ')} and ${last}`
  return all.charAt(0).toUpperCase() + all.slice(1)
}
