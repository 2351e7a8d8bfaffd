/** Asking a language model about gift ideas: the settings. */
export const languageModelTexts = {
  title: 'Language model',
  label: 'Ask a language model',
  hint: (name: string, host: string) =>
    `Gift recommendations can get help from ${name} at ${host}. It never gets names.`,
} as const
