import type { Problem } from '@/lib/booking/booking-result';
import { fieldNames, limits, type FormValues } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';
import fieldStyles from './fields.module.css';
import { describedBy, FieldProblem } from './field-problem';
import { RoomLeft } from './room-left';

/** How to reach the visitor, and anything else they want to say. None of it is required. */
export function ContactFields({
  values,
  problems,
}: {
  values: FormValues;
  problems: readonly Problem[];
}) {
  return (
    <fieldset className={`${styles.group} ${styles.beside}`}>
      <legend className={styles.legend}>How to reach you</legend>
      <div className={fieldStyles.field}>
        <label htmlFor="email">Email</label>
        <input
          id="email"
          type="email"
          name={fieldNames.email}
          placeholder="Enter your email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limits.email}
          defaultValue={values.email}
          {...describedBy('email', problems, 'email-room')}
        />
        <RoomLeft field="email" limit={limits.email} />
        <FieldProblem field="email" problems={problems} />
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor="phone">Phone Number (Optional)</label>
        <input
          id="phone"
          type="tel"
          name={fieldNames.phone}
          placeholder=" "
          autoComplete="tel"
          maxLength={limits.phone}
          defaultValue={values.phone}
          {...describedBy('phone', problems, 'phone-room')}
        />
        <RoomLeft field="phone" limit={limits.phone} />
        <FieldProblem field="phone" problems={problems} />
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor="additionalInfo">Additional info</label>
        <textarea
          id="additionalInfo"
          name={fieldNames.additionalInfo}
          rows={4}
          maxLength={limits.additionalInfo}
          defaultValue={values.additionalInfo}
          {...describedBy('additionalInfo', problems, 'additionalInfo-hint additionalInfo-room')}
        />
        <p id="additionalInfo-hint" className={fieldStyles.hint}>
          The swimmer’s age, what they can do already, other days that suit you: whatever helps.
        </p>
        <RoomLeft field="additionalInfo" limit={limits.additionalInfo} />
        <FieldProblem field="additionalInfo" problems={problems} />
      </div>
    </fieldset>
  );
}
