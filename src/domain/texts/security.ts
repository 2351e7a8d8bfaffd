import { counted } from './plural.ts'

const onlyAfterSignIn = 'For your safety this can be changed only shortly after a sign-in.'

/** Passkeys, the authenticator app and recovery codes: in Profile Settings and at the sign-in. */
export const securityTexts = {
  title: 'Sign-in and security',
  failedToFetch: 'How you sign in could not be loaded',
  notForGuests: 'Create an account first. A guest has nothing to sign in with.',
  confirmAddressFirst: 'Please confirm your login e-mail first. Then you can add other ways to sign in.',
  confirm: {
    title: 'Is it you?',
    description: 'Before this changes, please enter your password once more.',
    action: 'Continue',
    /** Who has no password: above the buttons of the providers to sign in with again. */
    onlyAfterSignIn,
    /** The same where there are no such buttons. */
    signInAnew: `${onlyAfterSignIn} Please sign out and in again.`,
    passwordWrong: 'The password is not right',
    passwordRequired: 'Please enter your password',
  },

  passkeys: {
    title: 'Passkeys',
    description: 'Sign in with your fingerprint, face or device PIN instead of your password.',
    add: 'Add a passkey',
    added: 'Passkey added. You can sign in with it from now on.',
    unsupported: 'This browser, or the address you opened this app at, cannot make passkeys.',
    failedToAdd: 'The passkey could not be added',
    notVerified: 'The passkey could not be checked. Please try again.',
    alreadyThere: 'This device already has a passkey for your account.',
    tooMany: (most: number) => `You can have at most ${most} passkeys. Please remove one first.`,
    wrongAddress: 'Passkeys work only at the address this app was set up for.',
    rename: 'Rename passkey',
    renamed: 'Passkey renamed',
    remove: {
      title: 'Remove this passkey?',
      text: (name: string) =>
        `You will not be able to sign in with “${name}” any more. You may want to delete it on your device as well.`,
      action: 'Remove passkey',
    },
    removed: 'Passkey removed',
    unknown: 'This passkey is not known here. Sign in another way; you can add a new one in Profile Settings.',
    failedToSignIn: 'The passkey could not be used. Please try again, or sign in another way.',
  },

  app: {
    title: 'Authenticator app',
    description: 'Besides your password, a code from an app on your phone is asked for.',
    isOn: 'On',
    setUp: 'Set up an authenticator app',
    scan: 'Scan this with your authenticator app.',
    qrCode: 'QR code for your authenticator app',
    byHand: 'Or enter this key by hand:',
    copyKey: 'Copy key',
    enterCode: 'Then enter the code that it shows',
    turnOn: 'Turn on',
    turnedOn: 'Authenticator app turned on',
    turnOff: 'Turn off',
    turnOffTitle: 'Turn off the authenticator app?',
    turnOffText: 'From then on your password alone is enough to sign in. Your recovery codes stop working.',
    turnedOff: 'Authenticator app turned off',
    alreadyOn: 'An authenticator app is set up already. Turn it off first.',
    notBegun: 'Please start again: no authenticator app is being set up.',
    localAccountsOnly: 'Only accounts with e-mail and password can use an authenticator app.',
    isOff: 'No authenticator app is set up.',
  },

  recovery: {
    title: 'Your recovery codes',
    description:
      'Each of them replaces the code of your app once, for example when your phone is lost. Keep them where you keep important things: they are not shown again.',
    copy: 'Copy codes',
    copied: 'Copied',
    download: 'Download',
    fileName: 'ribbonry-recovery-codes.txt',
    fileTitle: 'Recovery codes for Ribbonry. Each works once.',
    done: 'I have saved them',
    left: (count: number) => `${counted(count, 'recovery code')} left`,
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes?',
    renewText: 'The codes you have now stop working.',
  },

  passwordOrCode: 'Password or code',
  passwordOrCodeRequired: 'Please enter your password or a code',

  codeStep: {
    title: 'Enter your code',
    description: 'Open your authenticator app and enter the code it shows for Ribbonry.',
    label: 'Code',
    action: 'Continue',
    useRecoveryCode: 'Use a recovery code',
    recoveryDescription: 'Enter one of the codes you saved when you turned on the authenticator app.',
    recoveryLabel: 'Recovery code',
    useApp: 'Use the code from your app',
    back: 'Back to sign in',
  },
  codeAsked: 'Please enter the code from your authenticator app.',
  codeRequired: 'Please enter a code',
  codeWrong: 'This code is not right, or it was used before.',
  tooLate: 'That took too long or was tried too often. Please sign in again.',
} as const
