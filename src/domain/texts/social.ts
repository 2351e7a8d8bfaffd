/** Signing in with a provider, and the list of providers in Profile Settings. `name` is the provider's: 'Google'. */
export const socialTexts = {
  // Shown by the landing page as 'Authentication Error'.
  denied: (name: string) => `You didn't finish signing in with ${name}. Nothing was changed.`,
  addressHasAccount: (name: string) =>
    `There's already an account with the e-mail address of your ${name} account. Please sign in the way you usually do, or choose 'Forgot password' if you never have. Then you can connect ${name} in Profile Settings.`,
  notConnectedHere: (name: string) => `This ${name} account isn't connected to yours. Nothing was changed.`,
  sessionGone: 'You were signed out in the meantime. Please try again.',
  tooManyTries: 'Too many tries. Please wait 15 minutes.',

  connected: (name: string) => `${name} is connected. You can now sign in with it.`,
  belongsToOther: (name: string) => `This ${name} account already belongs to someone else here. Nothing was changed.`,
  otherConnected: (name: string) => `Another ${name} account is already connected. Disconnect it first.`,

  title: 'Connected accounts',
  description: 'Sign in with one of these instead of a password.',
  failedToFetch: "We couldn't load your connected accounts",
  notConnected: 'Not connected',
  noAddress: 'Connected',
  connectAction: 'Connect',
  disconnectAction: 'Disconnect',
  connect: (name: string) => `Connect ${name}`,
  disconnect: (name: string) => `Disconnect ${name}`,
  confirmDisconnect: (name: string) => ({
    title: `Disconnect ${name}?`,
    text: `You won't be able to sign in with ${name} anymore. Nothing else changes.`,
    action: 'Disconnect',
  }),
  disconnected: (name: string) => `${name} was disconnected.`,
  onlyWayIn: (name: string) => `${name} is your only way to sign in. Connect another account first.`,
  signInWith: (name: string) => `Sign in with ${name} again`,
  bringAlong: 'If I already have an account, add what I entered as a guest',
} as const
