import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const client = join(import.meta.dirname, 'src/client')

/** In these is nothing that Ctrl Enter could save, each with its reason. */
const nothingToSave: Record<string, string> = {
  ChooseContactDialog: 'a click on a person chooses',
  ChoosePersonDialog: 'a click on a person chooses',
  ConfirmDialog: 'a question',
  CreateAccountDialog: 'the form in it has its own button',
  DayEventsDialog: 'a list',
  DeleteEventDialog: 'a question',
  EditEventDialog: 'not loaded yet; then it is EditEventForm',
  EventsDialog: 'a list',
  ExitGuestDialog: 'a question',
  FeedAddressDialog: 'shows an address, once',
  GiftDetailsDialog: 'shows a gift',
  GiftGone: 'says that a gift is gone',
  KeyboardHelpDialog: 'a list',
  MergeContactDialog: 'a click on a person chooses',
  MergeGuestDialog: 'a question',
  ModelLogDialog: 'a list',
  OutboxMailDialog: 'shows an e-mail',
  PickPersonDialog: 'a click on a person chooses',
  ProfileDialog: 'not loaded yet; then it is ProfileForm',
  RecommendationsDialog: 'the form in it has its own button',
  RecoveryCodesDialog: 'shows codes, once',
  RepeatDialog: 'a question',
  SignInAgainDialog: 'a question',
  SimilarGiftsDialog: 'a list',
  SplitGiftDialog: 'not loaded yet; then it is SplitGiftForm',
}

/** In these nothing is typed that would be missed, each with its reason. Back closes them without asking. */
const nothingToLose: Record<string, string> = {
  AuthenticatorAppDialog: 'a code, which the app keeps showing',
  DeleteAccountDialog: 'a password or a word, to be sure',
  MoveGiftDialog: 'a choice',
  PlaceIdeaDialog: 'choices',
  ProofDialog: 'a password or a code',
}

it('every dialog has a button that Ctrl Enter presses, or a reason to have none', () => {
  const without = components(
    (source) => /<AppModal\b/.test(source) && !/\bdata-main\b/.test(source) && !hasForm(source),
  )
  expect(without).toEqual(Object.keys(nothingToSave).toSorted())
})

it('every dialog that is a form asks before typed input is lost, or has a reason not to', () => {
  const without = components((source) => /<FormDialog\b/.test(source) && !asksFirst(source))
  expect(without).toEqual(Object.keys(nothingToLose).toSorted())
})

function components(isMeant: (source: string) => boolean): string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && isMeant(readFileSync(join(client, path), 'utf8')))
    .map((path) => basename(path, '.tsx'))
    .toSorted()
}

/** Itself, or by the hook of its form, which is a versioned one. */
function asksFirst(source: string): boolean {
  return /\bisDirty=|\buseCloseGuard\(|\buse(?:Versioned|Event|Gift|Split)(?:Form|Edit)\(/.test(source)
}

/** The dialog itself is one, with a button of its own. */
function hasForm(source: string): boolean {
  return /\bonSubmit=/.test(source) && /\btype="submit"/.test(source)
}
