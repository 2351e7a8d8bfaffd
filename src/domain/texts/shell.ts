/** Name, navigation, page headers, footer, and the 404 page. */
export const shellTexts = {
  name: 'Ribbonry',
  tagline: 'Never miss a gift',
  quickActions: 'Quick Actions',
  addContact: 'Add Contact',
  quickIdea: 'Quick idea',
  tabBar: 'Tabs',
  /** '+' on a phone, and what it offers. */
  add: 'Add',
  adds: { contact: 'Add contact', event: 'Add event' },
  profileSettings: 'Profile Settings',
  search: 'Search',
  searchEverything: 'Search everything',
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  sidebar: 'Sidebar',
  expandSidebar: 'Expand sidebar',
  collapseSidebar: 'Collapse sidebar',
  /** Read out after 'Feedback'. */
  unread: (count: number) => `${count} unread`,
  guestMode: 'Guest mode',
  hideGuestBanner: 'Hide this banner',
  goToDashboard: 'Go to Dashboard',
  signOut: 'Sign Out',
  exitGuest: 'Exit Guest',

  headers: {
    dashboard: {
      title: 'Dashboard',
      subtitle: 'Manage your contacts and never miss a special occasion',
    },
    contacts: { title: 'Contacts', subtitle: 'Manage your contacts and their preferences' },
    import: { title: 'Import' },
    calendar: {
      title: 'Calendar',
      subtitle: 'View all upcoming birthdays and special occasions',
    },
    gifts: { title: 'Gift Ideas', subtitle: 'Search and save gift ideas for your contacts' },
    reminders: { title: 'Reminders', subtitle: 'Manage your gift and occasion reminders' },
    budget: { title: 'Budget', subtitle: 'What you planned, spent and still have' },
    feedback: {
      title: 'Feedback',
      subtitle: 'Share your feedback and suggestions to help us improve',
    },
    plans: { title: 'Plans', subtitle: 'One occasion, everyone you give to' },
    plan: { title: 'Plan' },
    giftRecommendations: { title: 'Gift Recommendations' },
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

  /** The browser tab's title on pages outside the app's frame. */
  tabs: {
    ask: 'A few questions',
    contribute: 'A gift together',
    signIn: 'Sign In',
    forgotPassword: 'Forgot password',
    resetPassword: 'Reset password',
    verifyEmail: 'Confirm your e-mail address',
    emailSettings: 'E-mail settings',
  },

  terms: 'Terms of Service',
  howRemindersWork: 'How reminders work',
  support: 'Support',
  version: (version: string) => `Version ${version}`,

  disclosure: 'As an Amazon Associate I earn from qualifying purchases',
  disclosureTag: '(#CommissionsEarned)',
  /** Said once above pictures that the app drew. */
  picturesDrawn: 'Pictures are illustrations',
  somePicturesDrawn: 'Some pictures are illustrations',
} as const
