/** How far the dashboard's events reach. */
export const DASHBOARD_DAYS = 365
/** How many upcoming events it shows, and how many past ones. */
export const DASHBOARD_EVENTS = 5
/** How many activities it shows. */
export const DASHBOARD_ACTIVITIES = 10
