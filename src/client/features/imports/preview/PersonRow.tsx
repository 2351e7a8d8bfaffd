import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { relationshipLabel, relationships } from '#domain/contacts/relationships.ts'
import type { PreviewPerson } from '#domain/imports/schema.ts'
import { importScreenTexts } from '#domain/texts/import-screens.ts'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { decisionOf, type Choice, type Decision } from './decide.ts'
import { factsOf, standingText } from './describe.ts'
import styles from './PersonRow.module.css'

const { preview: texts } = importScreenTexts

type Choose = (keys: readonly string[], patch: Choice) => void

/** One person of a file: who, what would be added, and what they are to the user. Memoized: a file has thousands. */
export const PersonRow = memo(function PersonRow({
  person,
  choice,
  choose,
}: {
  person: PreviewPerson
  choice: Choice | undefined
  choose: Choose
}) {
  const { key, fullName, matches, problems } = person
  const decision = decisionOf(person, choice)
  const { isChecked, canBeChecked, target } = decision
  const facts = factsOf(person, decision).join(' · ')
  return (
    <div className={styles['row']} data-checked={isChecked || undefined}>
      <div className={styles['who']}>
        <Checkbox
          label={<span className={styles['name']}>{fullName}</span>}
          checked={isChecked}
          disabled={!canBeChecked}
          onChange={(checked) => choose([key], { isChecked: checked })}
        />
        <Badge tone={toneOf(decision)}>{standingText(person, decision)}</Badge>
      </div>
      <p className={styles['facts']} title={facts}>
        {facts === '' ? (matches.length > 0 ? texts.nothingNew : texts.noDetails) : facts}
      </p>
      <div className={styles['choices']}>
        {matches.length > 0 && <WhoIsIt person={person} decision={decision} choose={choose} />}
        {target === 'new' && <RelationshipChoice person={person} decision={decision} choose={choose} />}
      </div>
      {problems.length > 0 && (
        <ul className={styles['problems']}>
          {problems.map((problem) => (
            <li key={problem}>
              <CircleAlert aria-hidden />
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})

function toneOf({ target }: Decision): Tone {
  if (target === undefined) return 'special'
  if (target === 'new') return 'friend'
  return target.adds.length > 0 ? 'plum' : 'other'
}

type ChoiceProps = { person: PreviewPerson; decision: Decision; choose: Choose }

/** Which contact, or a new person. Choosing one also checks the person. */
function WhoIsIt({ person: { key, fullName, matches }, decision: { target }, choose }: ChoiceProps) {
  return (
    <NativeSelect
      aria-label={texts.whoIs(fullName)}
      className={styles['select']}
      value={target === undefined ? '' : target === 'new' ? 'new' : target.contactId}
      onChange={({ target: { value } }) =>
        choose([key], { target: value === 'new' ? 'new' : Number(value), isChecked: true })
      }
    >
      {target === undefined && <option value="">{texts.chooseWho}</option>}
      {matches.map((match) => (
        <option key={match.contactId} value={match.contactId}>
          {texts.sameAs(match.fullName, texts.why[match.why])}
        </option>
      ))}
      <option value="new">{texts.newPerson}</option>
    </NativeSelect>
  )
}

function RelationshipChoice({ person: { key, fullName }, decision: { relationship }, choose }: ChoiceProps) {
  const isOffered = relationships.some(({ value }) => value === relationship)
  return (
    <NativeSelect
      aria-label={texts.relationshipOf(fullName)}
      className={styles['select']}
      value={relationship}
      onChange={(event) => choose([key], { relationship: event.target.value })}
    >
      {!isOffered && <option value={relationship}>{relationshipLabel(relationship)}</option>}
      {relationships.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
