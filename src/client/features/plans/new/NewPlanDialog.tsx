import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { relationshipGroup } from '#domain/contacts/relationships.ts'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { fitsDay, isNamed, isSameOccasion } from '#domain/plans/find-event.ts'
import { MAX_PLAN_PEOPLE } from '#domain/plans/limits.ts'
import { newPlanSchema, type Plan } from '#domain/plans/schema.ts'
import { parseCalendarDate } from '#domain/shared/calendar-date.ts'
import { fromDecimal, parseAmount } from '#domain/shared/money.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import { goTo } from '#client/lib/back.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useFormKey } from '#client/lib/form-key.ts'
import { useForm } from '#client/lib/form.ts'
import { paths } from '#client/lib/paths.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Chips } from '#client/ui/Chips.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Field } from '#client/ui/Field.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useCreatePlan } from '../mutations.ts'
import { planQueries } from '../queries.ts'
import { ChoosePeople } from './ChoosePeople.tsx'
import { dayIn, holidaysFrom } from './holidays.ts'
import type { Holiday } from './holidays.ts'
import styles from './NewPlanDialog.module.css'
import { usePeopleChoice } from './use-people-choice.ts'

const texts = planScreenTexts.create

/** What the occasion is, who gets a gift, and what it may cost in all. */
export function NewPlanDialog({ close }: DialogProps) {
  const contacts = useQuery(contactQueries.all())
  const plans = useQuery(planQueries.all())
  const today = useToday()
  const failed = [contacts, plans].find(({ data, isError }) => data === undefined && isError)
  if (contacts.data === undefined || plans.data === undefined)
    return (
      <FormDialog
        size="lg"
        title={texts.title}
        onSubmit={(event) => event.preventDefault()}
        save={{ label: texts.save(0), disabled: true }}
      >
        {failed === undefined ? (
          <div className={styles['fields']}>
            <Skeleton height={80} radius={10} />
            <Skeleton height={220} radius={10} />
          </div>
        ) : (
          <ErrorState
            title={contactTexts.couldNotLoadAll}
            pending={failed.isFetching}
            onRetry={() => {
              void contacts.refetch()
              void plans.refetch()
            }}
          />
        )}
      </FormDialog>
    )
  return <Form contacts={contacts.data} plans={plans.data} holidays={holidaysFrom(today)} close={close} />
}

const OTHER = 'custom'

function Form({
  contacts,
  plans,
  holidays,
  close,
}: Pick<DialogProps, 'close'> & {
  contacts: readonly ListedContact[]
  plans: readonly Plan[]
  holidays: readonly Holiday[]
}) {
  const [start] = useState(() => firstChoice(holidays, plans))
  /** The occasion that the typed name is of; a chosen one stays. */
  const [typeOfName, setTypeOfName] = useState<string>()
  const [isDateTyped, setDateTyped] = useState(false)
  const form = useForm({
    initial: { type: start?.type ?? OTHER, name: start?.name ?? '', date: start?.date ?? '', totalBudget: '' },
    check: (values) =>
      schemaErrors(newPlanSchema, values, {
        type: values.type,
        name: values.name.trim(),
        date: values.date,
        totalBudget: values.totalBudget.trim() === '' ? null : values.totalBudget,
        contactIds: [1],
      }),
  })
  const { values } = form
  const last = lastOf(plans, values)
  const preselected = useMemo(() => peopleFor(last, contacts), [last, contacts])
  const people = usePeopleChoice(preselected)
  const create = useCreatePlan()
  const keyFor = useFormKey()

  const choose = (type: string) => {
    const holiday = holidays.find((one) => one.type === type)
    setTypeOfName(undefined)
    if (holiday !== undefined) setDateTyped(false)
    // What somebody typed stays, where the holiday brings nothing of its own.
    form.change(
      holiday === undefined
        ? { type: OTHER, name: holidays.some(({ name }) => name === values.name) ? '' : values.name }
        : { type, name: holiday.name, date: holiday.date },
    )
  }
  // 'Christmas 2027' is Christmas, whatever was chosen before, but 'Christmas party' isn't. A date that was typed stays.
  const rename = (name: string) => {
    const holiday = holidays.find(({ label }) => isNamed(name, label))
    const date = holiday === undefined || isDateTyped ? values.date : dayIn(name, holiday)
    if (holiday === undefined || !canBeOn(holiday.type, date))
      return form.change({ name, ...(values.type === typeOfName && { type: OTHER }) })
    if (holiday.type !== values.type) setTypeOfName(holiday.type)
    return form.change({ name, type: holiday.type, date })
  }
  // New Year's Day isn't on December 25.
  const move = (date: string) => {
    setDateTyped(true)
    form.change({ date, ...(!canBeOn(values.type, date) && { type: OTHER }) })
  }
  const save = form.submit(({ type, name, date, totalBudget: typed }) => {
    if (people.count === 0 || people.count > MAX_PLAN_PEOPLE) return
    const totalBudget = typed.trim() === '' ? null : typed
    create.mutate(
      {
        body: { type, name: name.trim(), date, totalBudget, contactIds: [...people.chosen] },
        newPeople: people.added,
        keyFor,
      },
      {
        onSuccess: (plan) => {
          toastSuccess(texts.done(plan.name, plan.people.length))
          close()
          goTo(paths.plan(plan.id))
        },
        onError: (error) => form.showIssues(error) || toastError(error, texts.failed),
      },
    )
  })
  const cents = parseAmount(values.totalBudget)
  return (
    <FormDialog
      size="lg"
      title={texts.title}
      subtitle={texts.subtitle}
      onSubmit={save}
      isDirty={form.isDirty || people.isTouched}
      save={{
        label: texts.save(people.count),
        pending: create.isPending,
        pendingText: texts.pending,
        disabled: people.count === 0 || people.count > MAX_PLAN_PEOPLE,
      }}
    >
      <div className={styles['fields']}>
        <div className={styles['occasion']}>
          <FieldGroup label={texts.what}>
            <Chips
              label={texts.what}
              options={[
                ...holidays.map(({ type, label }) => ({ value: type, label })),
                { value: OTHER, label: texts.other },
              ]}
              value={values.type}
              onChange={choose}
            />
          </FieldGroup>
        </div>
        <div className={styles['facts']}>
          <Field label={texts.name} required error={form.errors.name}>
            <TextInput
              {...form.text('name')}
              placeholder={texts.nameExample}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => rename(target.value)}
            />
          </Field>
          <Field label={texts.date} required error={form.errors.date}>
            <TextInput
              type="date"
              {...form.text('date')}
              max="9999-12-31"
              onChange={({ target }) => move(target.value)}
            />
          </Field>
          <Field
            label={texts.budget}
            error={form.errors.totalBudget}
            hint={
              cents !== undefined && people.count > 0
                ? texts.each(shortMoney(Math.floor(cents / people.count)), people.count)
                : last?.totalBudget
                  ? texts.last(last.name, shortMoney(fromDecimal(last.totalBudget)))
                  : texts.noBudget
            }
          >
            <TextInput {...form.text('totalBudget')} icon="$" inputMode="decimal" autoComplete="off" maxLength={16} />
          </Field>
        </div>
        <ChoosePeople
          contacts={contacts}
          people={people}
          note={last === undefined ? texts.fromFamily : texts.fromLast(last.name)}
          empty={texts.none}
        />
        {people.count > MAX_PLAN_PEOPLE && (
          <p role="alert" className={styles['wrong']}>
            {texts.tooMany(MAX_PLAN_PEOPLE)}
          </p>
        )}
      </div>
    </FormDialog>
  )
}

/** @param date as it is typed: until it's whole, nothing speaks against it */
function canBeOn(type: string, date: string): boolean {
  const day = parseCalendarDate(date)
  return day === undefined || fitsDay(type, day)
}

/** Christmas, unless it's planned already: then the next holiday that isn't. */
function firstChoice(holidays: readonly Holiday[], plans: readonly Plan[]): Holiday | undefined {
  const open = holidays.filter(({ type, date }) => !plans.some((plan) => plan.type === type && plan.date === date))
  return open.find(({ type }) => type === 'christmas') ?? open[0]
}

/** The plan of the same occasion before this one. */
function lastOf(plans: readonly Plan[], wanted: { type: string; name: string; date: string }): Plan | undefined {
  return plans
    .filter((plan) => plan.date < wanted.date && isSameOccasion(plan, wanted))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
}

/** The people of the last plan, otherwise the family. */
function peopleFor(last: Plan | undefined, contacts: readonly ListedContact[]): ReadonlySet<number> {
  const before = new Set(last?.people.map(({ contactId }) => contactId))
  const found = contacts.filter(({ id, relationship }) =>
    last === undefined ? relationshipGroup(relationship) === 'Family' : before.has(id),
  )
  return new Set(found.slice(0, MAX_PLAN_PEOPLE).map(({ id }) => id))
}
