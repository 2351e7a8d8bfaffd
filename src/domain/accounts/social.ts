/** Sign-in providers, in the order of their buttons. */
export const socialProviders = ['google', 'github', 'apple', 'x'] as const
export type SocialProvider = (typeof socialProviders)[number]

export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  x: 'X',
}

/**
 * A cookie that the pages read and take away: what the way to a provider and back has come to. It stands in no address,
 * so that no link on a foreign page can say it.
 */
export const ARRIVAL_COOKIE = 'ribbonry_arrival'
/** 'signed-in-anew': who was signed in here has shown once more who they are, to change how they sign in. */
export type SocialArrival = 'signed-in' | 'signed-in-anew' | `connected.${SocialProvider}`
