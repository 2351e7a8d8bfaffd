/** A wrong setting stops the start with this sentence. */
export class SettingsError extends Error {}
