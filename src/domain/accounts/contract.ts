import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { idSchema, plainText } from '../shared/wire.ts'
import { connectionParamsSchema, connectionSchema, connectSchema, departureSchema } from './connection-schema.ts'
import { accountDeletionSchema } from './deletion.ts'
import { accountLimits as limited } from './limits.ts'
import { mailChoicesChangeSchema, mailChoicesSchema, mailLinkSchema } from './mail-choices.ts'
import {
  ceremonySchema,
  newPasskeySchema,
  passkeyChangeSchema,
  passkeySchema,
  passkeySignInSchema,
} from './passkeys.ts'
import {
  currentUserSchema,
  guestStartSchema,
  mailedTokenSchema,
  mergePreviewSchema,
  outcomeSchema,
  resetRequestSchema,
  sessionSchema,
  signedInSchema,
  signedUpSchema,
  signInSchema,
} from './schema.ts'
import { resetPasswordSchema, signUpSchema, updatePasswordSchema } from './password-schema.ts'
import {
  authenticatorAppSchema,
  codeConfirmationSchema,
  codeSignInSchema,
  newAuthenticatorAppSchema,
  proofSchema,
  recoveryCodesSchema,
} from './second-step.ts'

const access = 'public'
const passwordGuesses = [limited.signInByVisitor, limited.guess, limited.guessFromAnywhere]
const params = z.object({ id: idSchema })

const signIn = routesOf('accounts', {
  'POST /auth/signup': {
    access,
    limits: [limited.signUp, limited.mailTo],
    body: signUpSchema,
    status: 201,
    answer: signedUpSchema,
  },
  'POST /auth/login': {
    description:
      'With an authenticator app set up, the right password is answered 401 with code SECOND_FACTOR and a ' +
      'challengeToken, which goes with the code to POST /auth/login/code.',
    access,
    limits: passwordGuesses,
    body: signInSchema,
    answer: signedInSchema,
  },
  'POST /auth/login/code': {
    description: 'Finishes a sign-in that POST /auth/login answered with 401 SECOND_FACTOR: five tries, five minutes.',
    access,
    limits: [limited.signInByVisitor, limited.code],
    body: codeSignInSchema,
    answer: signedInSchema,
  },
  'POST /auth/passkey-login/options': { access, limits: [limited.passkey], answer: ceremonySchema },
  'POST /auth/passkey-login': { access, limits: [limited.passkey], body: passkeySignInSchema, answer: signedInSchema },
  'POST /auth/merge-preview': { limits: passwordGuesses, body: signInSchema, answer: mergePreviewSchema },
  'POST /auth/guest': { access, limits: [limited.guest], body: guestStartSchema, status: 201, answer: signedInSchema },
  'GET /auth/user': { answer: currentUserSchema },
  'GET /auth/sessions': { answer: z.array(sessionSchema) },
  'DELETE /auth/sessions/:id': { params: z.object({ id: plainText(100) }), status: 204 },
})

/** Where the browser itself goes: out of its session, out to a provider, and back from it. */
const navigation = routesOf('accounts', {
  'GET /logout': { access, isHidden: true },
  'POST /logout': { access, isHidden: true },
  // Whatever the address contains, a browser gets a page, not JSON.
  'GET /login': { access, isHidden: true, limits: [limited.socialSignIn], query: z.looseObject({}) },
  'GET /login/callback/:provider': { access, isHidden: true, params: z.object({ provider: z.string() }) },
  'POST /login/callback/apple': { access, isHidden: true, anyOrigin: true },
})

const passwords = routesOf('accounts', {
  'POST /auth/request-password-reset': {
    access,
    limits: [limited.resetRequestByVisitor, limited.resetRequest, limited.mailTo],
    body: resetRequestSchema,
    answer: z.object({ message: z.string() }),
  },
  'POST /auth/reset-password': { access, limits: [limited.reset], body: resetPasswordSchema, answer: outcomeSchema },
  'POST /auth/update-password': {
    limits: [limited.updatePassword, limited.mailTo],
    body: updatePasswordSchema,
    answer: outcomeSchema,
  },
})

const mail = routesOf('accounts', {
  'POST /auth/verify-email': { access, limits: [limited.verify], body: mailedTokenSchema, answer: outcomeSchema },
  'POST /auth/verify-email/resend': { limits: [limited.resend, limited.mailTo], answer: outcomeSchema },
  'GET /unsubscribe': { access, limits: [limited.unsubscribe], query: mailLinkSchema, answer: mailChoicesSchema },
  'POST /unsubscribe': {
    access,
    anyOrigin: true,
    limits: [limited.unsubscribe],
    query: mailLinkSchema,
    answer: outcomeSchema,
  },
  'POST /unsubscribe/choices': {
    access,
    limits: [limited.unsubscribe],
    body: mailLinkSchema.extend(mailChoicesChangeSchema.shape),
    answer: mailChoicesSchema,
  },
})

const security = routesOf('accounts', {
  'GET /auth/passkeys': { answer: z.array(passkeySchema) },
  'POST /auth/passkeys/options': { limits: [limited.confirm], body: proofSchema, answer: ceremonySchema },
  'POST /auth/passkeys': { body: newPasskeySchema, status: 201, answer: passkeySchema },
  'PATCH /auth/passkeys/:id': { params, body: passkeyChangeSchema, answer: passkeySchema },
  'DELETE /auth/passkeys/:id': { params, limits: [limited.confirm], body: proofSchema, status: 204 },
  'GET /auth/totp': { answer: authenticatorAppSchema },
  'POST /auth/totp': { limits: [limited.confirm], body: proofSchema, answer: newAuthenticatorAppSchema },
  'POST /auth/totp/confirm': { limits: [limited.code], body: codeConfirmationSchema, answer: recoveryCodesSchema },
  'DELETE /auth/totp': { limits: [limited.confirm], body: proofSchema, status: 204 },
  'POST /auth/recovery-codes': { limits: [limited.confirm], body: proofSchema, answer: recoveryCodesSchema },
  'GET /auth/connections': { answer: z.array(connectionSchema) },
  'POST /auth/connections/:provider': {
    params: connectionParamsSchema,
    limits: [limited.confirm],
    body: connectSchema,
    answer: departureSchema,
    failures: [502, 503],
  },
  'DELETE /auth/connections/:provider': {
    params: connectionParamsSchema,
    limits: [limited.confirm],
    body: proofSchema,
    status: 204,
  },
})

const deletion = routesOf('account', {
  'DELETE /account': { limits: [limited.confirm], body: accountDeletionSchema, status: 204 },
})

export const accountsContract = { ...signIn, ...navigation, ...passwords, ...mail, ...security, ...deletion }
