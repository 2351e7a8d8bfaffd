/** The way to a provider and back, and Profile Settings' list of providers. `name` is the provider's: 'Google'. */
export const socialTexts = {
  // Shown by the landing page as 'Authentication Error'.
  denied: (name: string) => `You did not finish signing in with ${name}. Nothing was changed.`,
  addressHasAccount: (name: string) =>
    `There is already an account with the e-mail address of your ${name} account. Please sign in to it as you usually do, or choose 'Forgot password' if you never did; in Profile Settings you can then connect ${name}.`,
  notConnectedHere: (name: string) => `This ${name} account is not connected to yours. Nothing was changed.`,
  sessionGone: 'You were signed out in the meantime. Please try again.',
  tooManyTries: 'You have tried this many times. Please wait a quarter of an hour.',

  connected: (name: string) => `${name} is connected. You can sign in with it from now on.`,
  belongsToOther: (name: string) => `This ${name} account already signs somebody else in here. Nothing was changed.`,
  otherConnected: (name: string) => `Another ${name} account is connected already. Please disconnect it first.`,

  title: 'Connected accounts',
  description: 'Sign in with one of these instead of a password.',
  failedToFetch: 'Your connected accounts could not be loaded',
  notConnected: 'Not connected',
  noAddress: 'Connected',
  connect: (name: string) => `Connect ${name}`,
  disconnect: (name: string) => `Disconnect ${name}`,
  confirmDisconnect: (name: string) => ({
    title: `Disconnect ${name}?`,
    text: `You will not be able to sign in with ${name} any more. Nothing else changes.`,
    action: 'Disconnect',
  }),
  disconnected: (name: string) => `${name} was disconnected.`,
  onlyWayIn: (name: string) => `${name} is your only way to sign in. Please connect another one first.`,
  signInWith: (name: string) => `Sign in with ${name} again`,
  bringAlong: 'If I already have an account, bring what I entered here along',
} as const
