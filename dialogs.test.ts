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
  GiftDetailsDialog: 'shows a gift',
  GiftGone: 'says that a gift is gone',
  KeyboardHelpDialog: 'a list',
  MergeGuestDialog: 'a question',
  OutboxMailDialog: 'shows an e-mail',
  PickPersonDialog: 'a click on a person chooses',
  ProfileDialog: 'not loaded yet; then it is ProfileForm',
  RecommendationsDialog: 'the form in it has its own button',
  RecoveryCodesDialog: 'shows codes, once',
  RepeatDialog: 'a question',
  SignInAgainDialog: 'a question',
  SplitGiftDialog: 'not loaded yet; then it is SplitGiftForm',
}

it('every dialog has a button that Ctrl Enter presses, or a reason to have none', () => {
  const without = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => {
      const source = readFileSync(join(client, path), 'utf8')
      return /<AppModal\b/.test(source) && !/\bdata-main\b/.test(source) && !hasForm(source)
    })
    .map((path) => basename(path, '.tsx'))
  expect(without.toSorted()).toEqual(Object.keys(nothingToSave).toSorted())
})

/** The dialog itself is one, with a button of its own. */
function hasForm(source: string): boolean {
  return /\bonSubmit=/.test(source) && /\btype="submit"/.test(source)
}
