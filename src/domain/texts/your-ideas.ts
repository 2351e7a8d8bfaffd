import { counted } from './plural.ts'

/** 'Your ideas' on the Gift Ideas page. */
export const yourIdeasTexts = {
  title: 'Your ideas',
  description: "Everything you saved, by person. Gifts you've already given are with each contact.",
  ofPerson: (count: number) => counted(count, 'idea'),
  ideaFor: (event: string) => `Idea for ${event}`,
  assignedTo: (event: string) => `Assigned to ${event}`,
  found: (found: number, all: number) => `${found.toLocaleString('en-US')} of ${counted(all, 'idea')}`,
  shown: (shown: number, all: number) => `Showing ${shown} of ${counted(all, 'idea')}.`,
  showAll: (count: number) => `Show all ${count.toLocaleString('en-US')}`,
  showFewer: 'Show fewer',
  couldNotLoad: "We couldn't load your ideas",
  loading: 'Loading your ideas',
  none: {
    title: 'No ideas saved yet',
    description: 'Ideas you save for anyone appear here. Write one down before you forget it.',
  },
  notFound: {
    title: 'None of your ideas match',
    search: 'Search for new gifts',
  },
} as const
