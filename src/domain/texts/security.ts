import { counted } from './plural.ts'

const onlyAfterSignIn = 'To keep your account safe, you can only change this shortly after you sign in.'

/** Passkeys, the authenticator app and recovery codes: in Profile Settings and at the sign-in. */
export const securityTexts = {
  title: 'Sign-in and security',
  failedToFetch: "We couldn't load your sign-in settings",
  notForGuests: "Create an account first. Guests can't sign in again later.",
  confirmAddressFirst: 'Confirm your login e-mail address first. Then you can add other ways to sign in.',
  confirm: {
    title: 'Confirm your identity',
    description: 'Enter your password to continue.',
    action: 'Continue',
    /** For accounts without a password: above the buttons of the providers to sign in with again. */
    onlyAfterSignIn,
    /** The same where there are no such buttons. */
    signInAgain: `${onlyAfterSignIn} Please sign out and sign in again.`,
    passwordWrong: "The password isn't right",
    passwordRequired: 'Please enter your password',
  },

  passkeys: {
    title: 'Passkeys',
    description: 'Sign in with your fingerprint, face or device PIN instead of your password.',
    add: 'Add a passkey',
    added: 'Passkey added. You can now sign in with it.',
    unsupported: "You can't add passkeys in this browser or at this address.",
    failedToAdd: "We couldn't add the passkey",
    notVerified: "We couldn't verify the passkey. Please try again.",
    alreadyThere: 'This device already has a passkey for your account.',
    tooMany: (most: number) => `You can have at most ${most} passkeys. Remove one first.`,
    wrongAddress: 'Passkeys only work at the address this app was set up for.',
    neverUsed: 'never used',
    lastUsed: (day: string) => `last used ${day}`,
    addedOn: (day: string) => `Added ${day}`,
    synced: 'synced',
    rename: 'Rename passkey',
    renameOne: (name: string) => `Rename ${name}`,
    removeOne: (name: string) => `Remove ${name}`,
    name: 'Name',
    nameRequired: 'Name is required',
    renamed: 'Passkey renamed',
    remove: {
      title: 'Remove this passkey?',
      text: (name: string) =>
        `You won't be able to sign in with "${name}" anymore. You may want to delete it from your device, too.`,
      action: 'Remove passkey',
    },
    removed: 'Passkey removed',
    unknown: "We don't know this passkey. Sign in another way; you can add a new passkey in Profile Settings.",
    failedToSignIn: "We couldn't use the passkey. Please try again, or sign in another way.",
  },

  app: {
    title: 'Authenticator app',
    description: 'Ask for a code from your phone as well as your password.',
    isOn: 'On',
    setUp: 'Set up an authenticator app',
    scan: 'Scan this code with your authenticator app.',
    qrCode: 'QR code for your authenticator app',
    byHand: 'Or enter this key by hand:',
    copyKey: 'Copy key',
    enterCode: 'Then enter the code it shows',
    turnOn: 'Turn on',
    turnedOn: 'Authenticator app turned on',
    turnOff: 'Turn off',
    turnOffTitle: 'Turn off the authenticator app?',
    turnOffText: "You'll sign in with just your password, and your recovery codes will stop working.",
    turnedOff: 'Authenticator app turned off',
    alreadyOn: 'You already have an authenticator app. Turn it off first.',
    notBegun: 'Please start setting up the authenticator app again.',
    localAccountsOnly: 'Only accounts that sign in with an e-mail address and password can use an authenticator app.',
    isOff: "You don't have an authenticator app.",
  },

  recovery: {
    title: 'Your recovery codes',
    description:
      "If you lose your phone, use one of these instead of a code from your app. Each works once. Store them somewhere safe: we won't show them again.",
    copy: 'Copy codes',
    download: 'Download',
    fileName: 'ribbonry-recovery-codes.txt',
    fileTitle: 'Recovery codes for Ribbonry. Each works once.',
    done: "I've saved them",
    left: (count: number) => `${counted(count, 'recovery code')} left`,
    renew: 'New recovery codes',
    renewTitle: 'Create new recovery codes?',
    renewText: 'Your current codes will stop working.',
  },

  passwordOrCode: 'Password or code',
  passwordOrCodeRequired: 'Please enter your password or a code',

  codeStep: {
    title: 'Enter your code',
    description: 'Open your authenticator app and enter the code it shows for Ribbonry.',
    example: '123 456',
    label: 'Code',
    action: 'Continue',
    useRecoveryCode: 'Use a recovery code',
    recoveryDescription: 'Enter one of the codes you saved when you turned on the authenticator app.',
    recoveryLabel: 'Recovery code',
    recoveryExample: 'XXXX-XXXX-XXXX-XXXX',
    useApp: 'Use the code from your app',
    back: 'Back to sign in',
  },
  codeAsked: 'Please enter the code from your authenticator app.',
  codeRequired: 'Please enter a code',
  codeWrong: "This code isn't right, or it was already used.",
  tooLate: 'That took too long, or there were too many tries. Please sign in again.',
} as const
