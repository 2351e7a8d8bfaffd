/** What newcomers read on every page. */
export const noContactsTexts = {
  welcome: 'Who do you never want to forget?',
  title: 'No contacts yet',
  description: "Add the people you love, and we'll remember their days.",
  action: 'Add Your First Contact',
} as const
