/** Apart from the other texts on passwords, because the landing page's form shows it. */
export const passwordLengthTexts = {
  tooShort: {
    title: 'Password Too Short',
    description: 'Password must be at least 8 characters long.',
  },
} as const
