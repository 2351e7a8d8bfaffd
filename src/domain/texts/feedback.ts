import { counted } from './plural.ts'

/** The feedback form, the administrators' inbox and the list of API failures. */
export const feedbackTexts = {
  missingInformation: {
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
  },
  typeRequired: 'Type is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  typeUnknown: 'Please choose a type from the list',
  statusUnknown: 'Please choose a status from the list',
  priorityUnknown: 'Please choose a priority from the list',
  responsePromise: 'We answer within 2-3 business days.',
  submitted: 'Feedback submitted successfully!',
  updated: 'Feedback updated successfully!',
  failedToSubmit: 'Failed to submit feedback. Please try again.',
  failedToUpdate: 'Failed to update feedback.',
  empty: 'No feedback yet',
} as const

export const apiFailureTexts = {
  resolved: 'API failure marked as resolved.',
  deleted: 'API failure deleted.',
  failedToResolve: 'Failed to resolve API failure.',
  failedToDelete: 'Failed to delete API failure.',
  empty: 'No API failures. Everything answers as it should.',
  title: 'API Failures',
  couldNotLoad: 'The API failures could not be loaded',
  markResolved: 'Mark Resolved',
  isResolved: 'Resolved',
  delete: 'Delete',
  confirmDelete: {
    title: 'Delete API Failure',
    text: 'It is gone from this list for good. The same failure appears again when it comes again.',
    action: 'Delete',
  },
  times: (count: number) => `${count} times`,
  retries: (count: number) => counted(count, 'retry', 'retries'),
  last: (when: string) => `last ${when}`,
  resolvedOn: (when: string) => `resolved ${when}`,
} as const

export const metricsTexts = {
  failedToLoad: 'Failed to load user metrics. Please try again.',
} as const
