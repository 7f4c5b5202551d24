import { Chip } from '@/components/ui/chip';
import { DotSeparated } from '@/components/ui/dot-separated';
import chipStyles from '@/components/ui/chip.module.css';
import type { AnswerBox } from '@/lib/answer/answer-boxes';
import { emailLink, numberToDial } from '@/lib/answer/contact-links';
import { groupBy } from '@/lib/season/group-by';
import type { LinkedRequest } from '@/lib/request/answer-link';
import { pluralize } from '@/lib/season/pluralize';
import { lessonsInWords } from '@/lib/request/lessons-in-words';
import { shortDate } from '@/lib/season/date-in-words';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';
import { boxValue } from './use-checked-boxes';

/** The request, and a box for what can be confirmed of it. */
export function RequestDetails({
  request,
  boxes,
  isChecked,
  onChange,
}: {
  request: LinkedRequest;
  boxes: readonly AnswerBox[];
  isChecked: (box: AnswerBox) => boolean;
  onChange: (value: string, isChecked: boolean) => void;
}) {
  const { dates, times, lessonTypes, reference } = request;
  const lessons =
    dates.length > 1
      ? lessonsInWords(times.length, dates.length)
      : pluralize(times.length, 'lesson');
  const wanted = [...lessonTypes, ...(times.length > 0 ? [lessons] : [])];
  const boxesByDate = groupBy(
    boxes,
    ({ date }) => date,
    (box) => box,
  );
  function renderBox(box: AnswerBox, name: string, year = '') {
    const value = boxValue(box);
    const id = `state-${value.replaceAll(' ', '-')}`;
    return (
      <Chip
        key={value}
        name="lessons"
        value={value}
        isInitiallyChosen={isChecked(box)}
        detail={{ id, text: box.state, kind: 'note' }}
      >
        <span>
          <span className="unbroken">{name}</span>
          {year}
        </span>
      </Chip>
    );
  }

  return (
    <AnswerSection title={`Request ${reference}`}>
      <div>
        <Contact request={request} />
        {wanted.length > 0 && (
          <p>
            <DotSeparated parts={wanted} />
          </p>
        )}
        <p className={styles.times}>{times.join(', ') || 'No time was chosen.'}</p>
      </div>
      <fieldset
        className={styles.boxes}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) onChange(target.value, target.checked);
        }}
      >
        <legend className={styles.quiet}>Check what works.</legend>
        <div className={chipStyles.pool}>
          <div className={chipStyles.chips}>
            {Array.from(boxesByDate, ([date, boxesOfDay]) =>
              boxesOfDay.length === 1 ? (
                // A day that is not offered may be one of another year.
                boxesOfDay.map((box) =>
                  renderBox(
                    box,
                    shortDate(date),
                    box.state === 'not offered' ? `, ${date.slice(0, 4)}` : '',
                  ),
                )
              ) : (
                <div
                  key={date}
                  role="group"
                  aria-labelledby={`day-${date}`}
                  className={`${chipStyles.chips} ${styles.mixed}`}
                >
                  <p id={`day-${date}`}>{shortDate(date)}</p>
                  {boxesOfDay.map((box) => renderBox(box, box.times.join()))}
                </div>
              ),
            )}
          </div>
        </div>
      </fieldset>
    </AnswerSection>
  );
}

function Contact({ request: { email, phone } }: { request: LinkedRequest }) {
  if (!email && !phone) {
    return <p>No email or phone number was left. The note in the email may have one.</p>;
  }
  const number = numberToDial(phone);
  const contacts = [
    email && (
      <a href={emailLink(email)} dir="auto">
        {email}
      </a>
    ),
    phone && number === undefined && <span dir="auto">{phone}</span>,
    phone && number !== undefined && (
      <a href={`tel:${number}`} dir="auto">
        {phone}
      </a>
    ),
  ];
  return (
    <p>
      <DotSeparated parts={contacts.filter(Boolean)} />
    </p>
  );
}
