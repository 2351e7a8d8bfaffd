import type { ReactNode } from 'react'
import { contactChoiceFields, type ContactChoice } from '#domain/contacts/choice-fields.ts'
import { hasAnniversary, relationships, relationshipLabel } from '#domain/contacts/relationships.ts'
import { contactTextFields, type ContactText } from '#domain/contacts/text-fields.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { orderByTexts } from '#domain/texts/order-by.ts'
import { InterestsPicker } from '#client/features/catalogue/parts/InterestsPicker.tsx'
import { DeliveryDaysSelect } from '#client/features/occasions/parts/DeliveryDaysSelect.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextArea, TextInput } from '#client/ui/TextInput.tsx'
import styles from './ContactFields.module.css'
import type { ContactForm } from './contact-form.ts'
import { withRelationship } from './contact-form.ts'
import { BirthdayField } from './parts/BirthdayField.tsx'

/**
 * Who somebody is, and when to think of them: what adding and editing begin with.
 * @param face the field for photo and emoji
 */
export function PersonFields({ form, face }: { form: ContactForm; face: ReactNode }) {
  const { values, errors, text, change } = form
  return (
    <div className={styles['grid']}>
      <Field label={contactTexts.fields.fullName} required error={errors.fullName}>
        <TextInput {...text('fullName')} autoComplete="off" maxLength={200} />
      </Field>
      <Field label={contactTexts.fields.relationship} required error={errors.relationship}>
        <NativeSelect {...text('relationship')} onChange={(event) => change(withRelationship(event.target.value))}>
          <option value="">{contactTexts.fields.selectRelationship}</option>
          {relationshipOptions(values.relationship).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className={styles['wide']}>
        <BirthdayField value={values.birthday} error={errors.birthday} onChange={(birthday) => change({ birthday })} />
      </div>
      {hasAnniversary(values.relationship) && (
        <div className={styles['wide']}>
          <Field
            label={contactTexts.fields.anniversaryDate}
            error={errors.anniversaryDate}
            hint={contactTexts.fields.anniversaryHint}
          >
            <TextInput type="date" {...text('anniversaryDate')} max="9999-12-31" />
          </Field>
        </div>
      )}
      <div className={styles['wide']}>{face}</div>
    </div>
  )
}

/** A message on one of these unfolds them. */
export const reachFields = ['email', 'phoneNumber', 'mailingAddress', 'gender', 'deliveryDays'] as const

/** How to reach somebody, and what is needed less often. */
export function ReachFields({ form }: { form: ContactForm }) {
  const { errors, text } = form
  return (
    <div className={styles['grid']}>
      <Field label={contactTexts.fields.email} error={errors.email}>
        <TextInput type="email" {...text('email')} autoComplete="off" maxLength={254} />
      </Field>
      <ContactTextField form={form} name="phoneNumber" type="tel" />
      <div className={styles['wide']}>
        <ContactTextField form={form} name="mailingAddress" rows={2} />
      </div>
      <ContactChoiceField form={form} name="gender" />
      <Field label={orderByTexts.deliveryTime} error={errors.deliveryDays} hint={orderByTexts.contactHint}>
        <DeliveryDaysSelect {...text('deliveryDays')} hasUsual />
      </Field>
    </div>
  )
}

export function InterestFields({ form }: { form: ContactForm }) {
  const { values, errors, change } = form
  const charactersLeft = contactTextFields.interests.max - values.interests.length
  return (
    <>
      <InterestsPicker
        value={values.categoryIds}
        error={errors.categoryIds}
        onChange={(categoryIds) => change({ categoryIds })}
        ownWords={values.interests}
        onOwnWords={(interests) => change({ interests })}
      />
      <ContactTextField
        form={form}
        name="interests"
        rows={2}
        hint={contactTexts.fields.otherInterestsHint}
        aside={charactersLeft < 100 ? <span>{contactTexts.fields.charactersLeft(charactersLeft)}</span> : undefined}
      />
    </>
  )
}

/** A message on one of these unfolds them. */
export const tasteFields = ['wishes', 'sizes', 'allergies'] as const

/** What to give them, in which size, and what would harm them. */
export function TasteFields({ form }: { form: ContactForm }) {
  const { fields } = contactTexts
  return (
    <div className={styles['grid']}>
      <div className={styles['wide']}>
        <ContactTextField form={form} name="wishes" rows={2} hint={fields.wishesHint} />
      </div>
      <ContactTextField form={form} name="sizes" rows={2} hint={fields.sizesHint} />
      <ContactTextField form={form} name="allergies" rows={2} hint={fields.allergiesHint} />
    </div>
  )
}

/** What is known only later, and is in the form to edit alone. */
export function LaterFields({ form }: { form: ContactForm }) {
  return (
    <>
      <ContactTextField form={form} name="dislikes" rows={2} hint={contactTexts.fields.dislikesHint} />
      <ContactTextField form={form} name="notMeant" rows={1} hint={contactTexts.fields.notMeantHint} />
      <ContactTextField form={form} name="notes" rows={3} />
      <Switch
        label={contactTexts.fields.pauseReminders}
        hint={contactTexts.fields.pauseRemindersHint}
        {...form.toggle('remindersPaused')}
      />
    </>
  )
}

/** An optional text, in one line unless it has `rows`. */
function ContactTextField({
  form: { errors, text },
  name,
  type,
  rows,
  ...others
}: {
  form: ContactForm
  name: ContactText
  type?: 'tel'
  rows?: number
  hint?: ReactNode
  aside?: ReactNode
}) {
  const { label, max } = contactTextFields[name]
  const control = { ...text(name), autoComplete: 'off', maxLength: max }
  return (
    <Field label={label} error={errors[name]} {...others}>
      {rows === undefined ? <TextInput {...control} type={type} /> : <TextArea {...control} rows={rows} />}
    </Field>
  )
}

/** One of a few options, or none. */
function ContactChoiceField({ form: { errors, text }, name }: { form: ContactForm; name: ContactChoice }) {
  const { label, options } = contactChoiceFields[name]
  return (
    <Field label={label} error={errors[name]}>
      <NativeSelect {...text(name)}>
        <option value="">{contactTexts.fields.notSpecified}</option>
        {Object.entries(options).map(([value, option]) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** A stored value is offered, too, even if the app itself doesn't offer it ('best friend' from an import). */
function relationshipOptions(present: string): readonly { value: string; label: string }[] {
  if (present === '' || relationships.some(({ value }) => value === present)) return relationships
  return [...relationships, { value: present, label: relationshipLabel(present) }]
}
