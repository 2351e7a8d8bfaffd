/** The services one can sign in with. */
export const providerNames = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  x: 'X',
} as const

/** Those of accounts made with an earlier version, by the prefix of their external id. */
export const externalProviderNames = {
  'google-oauth2': 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
  apple: 'Apple',
} as const
