/** The windows of the user metrics, in days. */
export const metricWindows = [7, 30, 365] as const
export type MetricWindow = (typeof metricWindows)[number]
