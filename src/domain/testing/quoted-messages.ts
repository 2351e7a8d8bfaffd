/**
 * The product's specified messages, to the letter, as data for the tests: `texts.test.ts` finds each of them in the
 * catalogue, `texts-in-use.test.ts` finds the code that says it, and `e2e/error-toasts.spec.ts` brings up each error in a
 * browser, or names the three that other journeys bring up. `{words}` are placeholders.
 */
export interface QuotedMessage {
  /** Where it is not 'Error', or 'Success'. */
  title?: string
  /** Missing where only the title is specified. */
  text?: string
  /** Not in the corner: on the page itself, or only in an answer or an error object (`failures.test.ts`). */
  where?: 'page' | 'wire'
}

const appErrors: readonly QuotedMessage[] = [
  { text: 'Failed to add contact' },
  { text: 'Failed to delete contact' },
  { text: 'Failed to update contact' },

  { text: 'Failed to add special event' },
  { text: 'Failed to update reminder setting.' },
  { text: 'Failed to generate relationship events' },

  { text: 'Failed to submit feedback. Please try again.' },
  { text: 'Failed to update feedback.' },
  { text: 'Failed to resolve API failure.' },
  { text: 'Failed to delete API failure.' },

  { title: 'Social Login Temporarily Unavailable' },
  { title: 'Social Login Failed' },
  { title: 'Authentication Error', text: '{message}' },
  { title: 'Login Failed' },
  { title: 'Sign Up Failed' },

  { text: 'Failed to send reset email. Please try again.' },
  { text: 'An unexpected error occurred. Please try again.' },
  { text: 'Failed to reset password. The link may be expired or invalid.' },
  { title: 'Invalid Link', where: 'page' },

  { text: 'Failed to load user metrics. Please try again.' },

  { text: 'Failed to update profile' },
  { text: 'Failed to update preferences' },
  { text: 'Failed to update password' },

  { text: 'Failed to update gift assignment' },
  { text: 'Failed to update gift status' },
  { text: 'Failed to assign gift. Please try again.' },
  { text: 'Failed to remove gift' },
  { text: 'Failed to update purchase status: {reason}' },
  { text: 'Please expand an event first to assign this gift' },
  { text: 'Failed to move gift to assigned: {status}' },
  { text: 'Failed to update purchase status: {status}' },
  { text: 'Failed to delete gift' },
  { text: 'Failed to fetch activities', where: 'page' },
  { text: 'Failed to fetch preferences', where: 'page' },
  { text: 'Failed to fetch gift splits', where: 'page' },
]

const appSuccesses: readonly QuotedMessage[] = [
  { text: 'Profile updated successfully!' },
  { text: 'Preferences updated successfully!' },
  { text: 'Password updated successfully!' },
  { text: 'Special event added successfully!' },
  { text: 'Contact updated successfully!' },
  { title: 'Link Copied' },
]

const giftErrors: readonly QuotedMessage[] = [
  { text: 'Failed to update gift assignment' },
  { text: 'Failed to remove gift' },
  { text: 'Failed to update purchase status' },
  { text: 'Failed to update event' },
  { text: 'Failed to delete event' },
  { text: 'Failed to create gift split' },
  { text: 'Failed to update gift split' },
  { text: 'Failed to add gift idea' },
  { text: 'Failed to remove gift idea' },
  { text: 'Failed to update gift status' },
  { text: 'Failed to save gift' },
  { text: 'Failed to save gift idea' },
  { text: 'Failed to add special event' },
  { text: 'Failed to update contact' },
  { text: 'Failed to assign gift. Please try again.' },
  { text: 'Failed to save deal. Please try again.' },
  { title: 'Error saving gift', text: 'Please try again.' },
  { text: 'Please expand an event first to assign this gift' },

  { text: 'Failed to update gift status' },
  { text: 'Failed to move gift to assigned: {status}' },
  { text: 'Failed to update purchase status: {status}' },
  { text: 'Failed to delete gift' },
  { text: 'Failed to fetch activities', where: 'page' },
  { text: 'Failed to fetch preferences', where: 'page' },
  { text: 'Failed to fetch gift splits', where: 'page' },

  { text: 'NETWORK_ERROR', where: 'wire' },
  {
    title: 'Service Unavailable',
    text: 'Gift recommendations are temporarily unavailable. Our team has been notified and is working to resolve this issue.',
  },
  { text: 'UNKNOWN_ERROR', where: 'wire' },
  {
    title: 'Service Unavailable',
    text: 'Failed to load gift recommendations. Please try again later.',
  },
  { text: 'HTTP error! status: {n}', where: 'wire' },
  {
    title: 'Service Temporarily Unavailable',
    text: 'Our team has been automatically notified and is working to resolve this issue.',
    where: 'page',
  },
  {
    title: 'Service Temporarily Unavailable',
    text: 'Gift recommendations are currently unavailable. Please try again later.',
  },
  { title: 'Search Error', text: 'Failed to search for gifts. Please try again.' },
  { title: 'Search Error', text: 'Failed to search for greeting cards. Please try again.' },
]

const giftSuccesses: readonly QuotedMessage[] = [
  { text: 'Gift split created successfully!' },
  { text: 'Gift split updated successfully!' },
  { text: 'Gift saved for later!' },
  { text: 'Gift idea saved successfully!' },
  { text: 'Gift idea added successfully!' },
  { text: 'Gift idea removed successfully!' },
  { text: 'Gift assignment updated successfully!' },
  { text: 'Gift removed successfully!' },
  { text: 'Purchase status updated successfully!' },
  { text: 'Gift marked as purchased!' },
  { text: 'Gift marked as not purchased' },
  { text: 'Gift status updated successfully!' },
  { text: 'Event updated successfully!' },
  { text: 'Event deleted successfully!' },
  { text: 'Special event added successfully!' },
  { text: 'Contact updated successfully!' },
  { text: 'Gift assigned to event successfully!' },
  { text: 'Gift moved to general ideas successfully!' },
  // 'Gift assigned to / added to ideas for event successfully!'
  { text: 'Gift added to ideas for event successfully!' },
  { title: 'Added to Gift Ideas' },
  { title: 'Gift Assigned' },
  { title: 'Link Copied' },
  { title: 'Deal added' },
  { title: 'Gift saved' },
]

export const quotedErrors: readonly QuotedMessage[] = [...appErrors, ...giftErrors]
export const quotedSuccesses: readonly QuotedMessage[] = [...appSuccesses, ...giftSuccesses]

/** Title and text, where they are quoted, with '{}' for what is filled in. */
export function quotedWords({ title, text }: QuotedMessage): string[] {
  return [title, text].filter((part) => part !== undefined).map((part) => part.replaceAll(/\{\w+\}/g, '{}'))
}
