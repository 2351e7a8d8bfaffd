/** Name, navigation, page headers, disclosure and the pages that stand in for a page. */
export const shellTexts = {
  name: 'Ribbonry',
  tagline: 'Never miss a gift',
  quickActions: 'Quick Actions',
  addContact: 'Add Contact',
  quickIdea: 'Quick idea',
  idea: 'Idea',
  signOut: 'Sign Out',
  exitGuest: 'Exit Guest',

  headers: {
    dashboard: {
      title: 'Dashboard',
      subtitle: 'Manage your contacts and never miss a special occasion',
    },
    contacts: { title: 'Contacts', subtitle: 'Manage your contacts and their preferences' },
    calendar: {
      title: 'Calendar',
      subtitle: 'View all upcoming birthdays and special occasions',
    },
    gifts: { title: 'Gift Ideas', subtitle: 'Search and save gift ideas for your contacts' },
    reminders: { title: 'Reminders', subtitle: 'Manage your gift and occasion reminders' },
    feedback: {
      title: 'Feedback',
      subtitle: 'Share your feedback and suggestions to help us improve',
    },
    userMetrics: { title: 'User Metrics', subtitle: 'Analytics and insights for administrators' },
  },
  recommendationsHeader: (fullName: string) => ({
    title: 'Gift Recommendations',
    subtitle: `Ideas for ${fullName}`,
  }),

  pageNotFound: {
    title: 'Page Not Found',
    description: 'Did you forget to add the page to the router?',
  },

  disclosure: 'As an Amazon Associate I earn from qualifying purchases',
  disclosureTag: '(#CommissionsEarned)',
} as const
