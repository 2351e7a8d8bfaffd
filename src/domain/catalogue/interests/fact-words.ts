/** What someone is rather than dislikes: 'vegan', 'Muslim' under 'Please no …'. */
export const factWords: ReadonlySet<string> = new Set(
  'vegan vegetarian pescatarian muslim jewish hindu buddhist christian catholic halal kosher celiac coeliac diabetic pregnant'.split(
    ' ',
  ),
)
