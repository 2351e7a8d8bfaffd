/** What the bell in the header opens. */
export const notificationListTexts = {
  /** Read out after the title of one. */
  unread: '(unread)',
  markRead: (title: string) => `Mark read: ${title}`,
  delete: (title: string) => `Delete: ${title}`,
  markAllRead: 'Mark all read',
  clearAll: 'Clear all',
  empty: 'No notifications yet',
  enable: 'Enable',
  enableHint: 'Get reminders on this device, too.',
} as const
