import { describe, expect, test } from 'vitest'

import * as texts from './testing/all-texts.ts'
import { quotedErrors, quotedSuccesses, quotedWords } from './testing/quoted-messages.ts'

/** Placeholder for what is filled into a sentence. */
const blank = '{}'
const said = new Set(sentences(texts))

describe('the catalogue has every specified text to the letter', () => {
  test.each([...quotedErrors, ...quotedSuccesses])('message: $title $text', (message) => {
    expect(quotedWords(message).filter((words) => !said.has(words))).toEqual([])
  })

  test.each(quotedInAppSpec())('app: %s', (quoted) => {
    expect(said).toContain(quoted)
  })

  test.each(quotedInGiftSpec())('gifts: %s', (quoted) => {
    expect(said).toContain(quoted)
  })

  test.each(quotedInDecisions())('decisions: %s', (quoted) => {
    expect(said).toContain(quoted)
  })

  test.each([
    [texts.recommendationTexts.search.nothingFound('kite'), 'No results found for "kite". Try different search terms.'],
    [texts.recommendationTexts.search.searching('kite'), 'Searching for "kite"...'],
    [texts.recommendationTexts.search.noMore('kite'), 'No more results available for "kite"'],
    [texts.recommendationTexts.loading('mixed categories'), 'Loading mixed categories recommendations...'],
    [texts.recommendationTexts.loadingMoreOf('Books'), 'Loading more Books gift ideas...'],
    [texts.recommendationTexts.noCategories('Maya'), 'No categories found for Maya'],
    [texts.recommendationTexts.bestseller(3), '#3 Bestseller'],
    [texts.recommendationTexts.saveDialog.description('Maya'), 'Save this gift to your ideas list for Maya.'],
    [texts.splitTexts.title('Kalimba'), 'Split Gift: Kalimba'],
    [texts.splitTexts.description('Kalimba'), 'Gift split for Kalimba'],
    [texts.splitTexts.left('$3.00'), 'Left $3.00'],
    [texts.splitTexts.over('$0.01'), 'Over by $0.01'],
    [texts.activityTexts.giftSaved('Kalimba'), 'Saved gift idea: Kalimba'],
    [texts.activityTexts.giftAssigned('Kalimba'), 'Assigned gift: Kalimba'],
    [texts.activityTexts.giftPurchased('Kalimba'), 'Purchased: Kalimba'],
    [texts.reminderTexts.upcomingEvent('Birthday'), 'Upcoming Event: Birthday'],
    [texts.generalTexts.failedCall(404, 'Not Found'), '404: Not Found'],
    [texts.contactTexts.addedPartly(2, 3), '2 of 3 events saved'],
    [texts.eventTexts.generated(0), 'Everything is already set up'],
    [texts.eventTexts.generated(4), '4 events created'],
  ])('with its placeholders filled in: %s', (actual, quoted) => {
    expect(actual).toBe(quoted)
  })

  test('a social login failure carries the message it came with', () => {
    expect(texts.accountTexts.authenticationError('Consent was refused')).toEqual({
      title: 'Authentication Error',
      description: 'Consent was refused',
    })
  })

  test('a snooze says until when', () => {
    expect(texts.reminderTexts.snoozed('Sun, Nov 22')).toEqual({
      title: 'Reminder snoozed',
      description: 'We will remind you again on Sun, Nov 22.',
    })
  })
})

describe('a reminder says how near the day is', () => {
  test.each([
    [0, "Maya's Birthday for Maya is today!"],
    [1, "Maya's Birthday for Maya is tomorrow!"],
    [9, "Maya's Birthday for Maya is in 9 days (Mon, Nov 30)"],
  ])('%i days before', (days, message) => {
    expect(texts.reminderTexts.message("Maya's Birthday", 'Maya', days, 'Mon, Nov 30')).toBe(message)
  })
})

describe('the gift breakdown', () => {
  test('leaves out what is zero', () => {
    expect(texts.giftSummaryTexts.breakdown({ purchased: 1, cards: 0, assigned: 1, ideas: 1 })).toBe(
      '3 gifts: 1 purchased, 1 assigned, 1 idea',
    )
  })

  test('names bought cards apart', () => {
    expect(texts.giftSummaryTexts.breakdown({ purchased: 0, cards: 1, assigned: 0, ideas: 2 })).toBe(
      '3 gifts: 1 card, 2 ideas',
    )
  })

  test("says 'No Gift Yet' when there is none", () => {
    expect(texts.giftSummaryTexts.breakdown({ purchased: 0, cards: 0, assigned: 0, ideas: 0 })).toBe('No Gift Yet')
  })
})

describe('numbers in sentences', () => {
  test('one thing is singular, more are plural', () => {
    expect(texts.contactTexts.confirmDelete('Maya', { events: 4, gifts: 9 }).description).toContain(
      '4 events and 9 gift ideas',
    )
    expect(texts.contactTexts.confirmDelete('Maya', { events: 1, gifts: 0 }).description).toBe(
      '1 event will be deleted, too. This action cannot be undone.',
    )
  })
})

/** Every string in the catalogue; `{ title, description }` also as 'title - description', as the lists below write toasts. */
function sentences(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node === 'function') return sentences(filledWithBlanks(node as (...facts: unknown[]) => unknown))
  if (typeof node !== 'object' || node === null) return []
  const own = Object.values(node).flatMap(sentences)
  if ('title' in node && 'description' in node) {
    own.push(`${String(node.title)} - ${String(node.description)}`)
  }
  return own
}

/** A few sentences are made of more than words; what they say is tested above. */
function filledWithBlanks(sentence: (...facts: unknown[]) => unknown): unknown {
  try {
    return sentence(blank, blank, blank, blank)
  } catch {
    return undefined
  }
}

/** The specified texts of the app. */
function quotedInAppSpec(): string[] {
  return [
    'Full name is required',
    'Relationship is required',
    'Maximum of 10 special events reached',
    'Select up to 5 interests',
    'Maximum 5 categories can be selected',
    'Search Required - Please enter search terms to find gifts.',
    'Missing Information - Please fill in all required fields.',
    'Required Fields - Please enter both email and password.',
    'Email Required - Please enter your email address.',
    'Invalid Token',
    'Please enter and confirm your new password.',
    'Password Too Short - Password must be at least 8 characters long.',
    "Passwords Don't Match",
    'Name is required',
    'Valid email is required',
    'Current password is required',
    'New password must be at least 8 characters',
    'Please confirm your password',
    "Passwords don't match",

    'Never miss a gift',
    'As an Amazon Associate I earn from qualifying purchases',
    '(#CommissionsEarned)',
    'Page Not Found - Did you forget to add the page to the router?',
    'Dashboard',
    'Manage your contacts and never miss a special occasion',
    'Manage your contacts and their preferences',
    'View all upcoming birthdays and special occasions',
    'Search and save gift ideas for your contacts',
    'Manage your gift and occasion reminders',
    'Share your feedback and suggestions to help us improve',
    'Analytics and insights for administrators',
    'Exit Guest',
    'Sign Out',
    'Try Another Email',
    'Back to Login',
    'Display budget progress bars on event tiles',
    'No notifications yet',
    'No recent activity',
    'Your actions will appear here',
    'Search contacts by name or relationship...',
    'No contacts yet',
    'Add Your First Contact',
    'No contacts found',
    'Contact not found',
    'Adding...',
    'No events this month',
    'Just now',
    'Guest User',
    'Email/Password',
    'Social Provider',
  ]
}

/** The specified texts about gifts. */
function quotedInGiftSpec(): string[] {
  return [
    'Amount must be greater than 0',
    'Not assigned to any event',
    'Select an event...',
    'Are you sure you want to permanently delete this gift idea? This action cannot be undone.',
    'Are you sure you want to remove this gift idea?',
    'This action cannot be undone and will remove all associated gift ideas.',
    'Sharing feature: This would typically send emails to contributors with payment links.',
    'Fully funded!',
    'Each person pays',
    'Mixed Categories (All)',
    'Loading more recommendations...',
    'No more recommendations available',
    'No recommendations found. Please try again later.',
    "Add some categories to this contact's profile to get personalized gift recommendations!",
    'Select a contact with categories to see product recommendations.',
    'Find the perfect greeting card to accompany your gift',
    'Searching for greeting cards...',
    'Loading more greeting cards...',
    'No more greeting cards available',
    'No greeting cards found. Please try again later.',
    'Search for specific gift ideas using your own terms',
    'Price may vary.',
    'Check current price',
    'No events available',
    'No contacts available',
    'No events for this contact',
    'Choose a contact and occasion to assign this gift to.',
    'Processing...',
    'Saving...',
    'Updating...',
    'Deleting...',
  ]
}

function quotedInDecisions(): string[] {
  return [
    'Event name is required',
    'Date is required',
    'Gift name is required',
    'Price must be 0 or more',
    'Enter a valid link (https://…)',
    'Remove and do not recreate',
    'Repeats every year',
    'Keep its gift ideas',
    'Skip this year',
    'Given before',
    'Bought, not assigned yet',
    'No price',
    'Homemade',
    'Put the rest on You',
    'Not for them',
    'Has it already',
    'See all recommendations',
    'Continue as guest',
    'Product news by e-mail',
    'Load more',
    'Try again',
  ]
}
