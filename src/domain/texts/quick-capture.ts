/** Taking a gift idea in passing: who, what. */
export const captureTexts = {
  title: 'Quick idea',
  what: 'What?',
  whatPlaceholder: 'A gift, or a link to it',
  who: 'Who is it for?',
  somebodyElse: 'Somebody else',
  newPerson: 'New person',
  event: 'For an event',
  noEvent: 'General ideas',
  save: 'Save Idea',
  saveAndAnother: 'Save and add another',
  readingFirst: 'Reading...',

  whatMissing: 'Gift name is required',
  nameMissing: 'That page tells no name. What is it?',
  whoMissing: 'Choose who it is for, and it is saved.',

  noContacts: 'Nobody to give it to yet. Add the person, your idea waits here.',
  addContact: 'Add Contact',
  contactsFailed: 'Your contacts could not be loaded.',
  notSaved: 'Your idea could not be saved yet.',
  stillHere: 'What you wrote is still here.',
} as const

/** What stands beside a product link while its page is read, and afterward. */
export const productLinkTexts = {
  hint: 'Paste it, and name, picture and price are filled in.',
  reading: 'Reading the page…',
  filledIn: (what: readonly string[]) => `${sentence(what)} filled in from the page.`,
  parts: { title: 'name', price: 'price', picture: 'picture' },
  takenBack: 'Nothing is taken from the page.',
  nothingNew: 'The page tells nothing that is missing here.',
  foundNothing: 'We found no name, picture or price there. Fill in what you know.',
  failed: 'That page could not be read. You can fill in the details yourself.',
  fillAgain: 'Fill in',
  remove: 'Remove the link',
} as const

/** 'Name, picture and price'. */
function sentence(what: readonly string[]): string {
  const last = what.at(-1) ?? ''
  const all = what.length < 2 ? last : `${what.slice(0, -1).join(', ')} and ${last}`
  return all.charAt(0).toUpperCase() + all.slice(1)
}
