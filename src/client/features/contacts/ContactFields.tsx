import { genderOptions } from './genders.ts'
import { hasAnniversary, relationships, relationshipLabel } from '#domain/contacts/relationships.ts'
import { InterestsPicker } from '../categories/parts/InterestsPicker.tsx'
import type { useForm } from '../../lib/form.ts'
import { Field } from '../../ui/Field.tsx'
import { NativeSelect, TextArea, TextInput } from '../../ui/TextInput.tsx'
import styles from './ContactFields.module.css'
import type { ContactValues } from './contact-form.ts'
import { withRelationship } from './contact-form.ts'
import { BirthdayField } from './parts/BirthdayField.tsx'

export type ContactForm = ReturnType<typeof useForm<ContactValues>>

/** Who somebody is and how to reach them: the fields that adding and editing share. */
export function PersonFields({ form }: { form: ContactForm }) {
  const { values, errors, text, change } = form
  return (
    <div className={styles['grid']}>
      <div className={styles['wide']}>
        <Field label="Full name" required error={errors.fullName}>
          <TextInput {...text('fullName')} autoComplete="off" maxLength={200} />
        </Field>
      </div>
      <Field label="Relationship" required error={errors.relationship}>
        <NativeSelect {...text('relationship')} onChange={(event) => change(withRelationship(event.target.value))}>
          <option value="">Select relationship</option>
          {relationshipOptions(values.relationship).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Gender" error={errors.gender}>
        <NativeSelect {...text('gender')}>
          <option value="">Not specified</option>
          {genderOptions.map(({ value, label }) => (
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
          <Field label="Anniversary date" error={errors.anniversaryDate} hint="We will remember it every year.">
            <TextInput type="date" {...text('anniversaryDate')} max="9999-12-31" />
          </Field>
        </div>
      )}
      <Field label="E-mail" error={errors.email}>
        <TextInput type="email" {...text('email')} autoComplete="off" maxLength={254} />
      </Field>
      <Field label="Phone" error={errors.phoneNumber}>
        <TextInput type="tel" {...text('phoneNumber')} autoComplete="off" maxLength={40} />
      </Field>
      <div className={styles['wide']}>
        <Field label="Mailing address" error={errors.mailingAddress}>
          <TextArea {...text('mailingAddress')} autoComplete="off" rows={2} maxLength={500} />
        </Field>
      </div>
    </div>
  )
}

export function InterestFields({ form }: { form: ContactForm }) {
  const { values, errors, text, change } = form
  return (
    <>
      <InterestsPicker
        value={values.categoryIds}
        error={errors.categoryIds}
        onChange={(categoryIds) => change({ categoryIds })}
      />
      <Field
        label="Other interests"
        error={errors.interests}
        hint="Anything that is not in the list: a favorite band, a collection, a dream."
        aside={values.interests.length > 400 ? <span>{500 - values.interests.length} left</span> : undefined}
      >
        <TextArea {...text('interests')} rows={2} maxLength={500} />
      </Field>
    </>
  )
}

/** What is stored already is offered too, even where the app itself does not ('best friend' from an import). */
function relationshipOptions(present: string): readonly { value: string; label: string }[] {
  if (present === '' || relationships.some(({ value }) => value === present)) return relationships
  return [...relationships, { value: present, label: relationshipLabel(present) }]
}
