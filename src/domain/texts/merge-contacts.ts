import { counted } from './plural.ts'

/** Making two contacts one, by hand. */
export const mergeContactsTexts = {
  more: (fullName: string) => `More actions for ${fullName}`,
  open: 'Merge with...',
  title: (fullName: string) => `Who else is ${fullName}?`,
  nobodyElse: {
    title: 'No one to merge with',
    text: 'Once you have another contact for the same person, you can make them one here.',
  },
  question: (other: string, fullName: string, { events, gifts }: { events: number; gifts: number }) => ({
    title: `Merge ${other} into ${fullName}?`,
    text: `${movesAlong(events, gifts)}${fullName} gets details that are missing and keeps the rest. ${other} is removed from your contacts.`,
    action: 'Merge',
  }),
  failed: "We couldn't merge these contacts.",
  done: (other: string, fullName: string) => `${other} is now part of ${fullName}.`,
  undone: (fullName: string) => `${fullName} is a contact of their own again.`,
  failedToUndo: "We couldn't undo the merge.",
} as const

function movesAlong(events: number, gifts: number): string {
  if (events + gifts === 0) return ''
  const moving = [events > 0 ? counted(events, 'event') : '', gifts > 0 ? counted(gifts, 'gift idea') : '']
  return `${moving.filter(Boolean).join(' and ')} ${events + gifts === 1 ? 'moves' : 'move'} along. `
}
