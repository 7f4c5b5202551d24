import actionStyles from '@/components/ui/action.module.css';
import { CommandText, SendCommands } from '@/components/ui/send-commands';
import type { WaysToSend } from '@/lib/commands/issue-link';
import styles from './instructor.module.css';

/** The command that plans the next season: a link to a prefilled issue, in which its dates can be changed, or text to copy. */
export function NewSeason({ links, text, whereToPaste }: WaysToSend) {
  return (
    <section aria-labelledby="next-season" className={styles.section}>
      <h2 id="next-season">Next season</h2>
      <p>
        The same times and weekly breaks as this season, without its single days off. Change the
        dates before you send it.
      </p>
      {links.length === 0 && (
        <>
          <p className={styles.quiet}>{`${whereToPaste}:`}</p>
          <CommandText>{text}</CommandText>
        </>
      )}
      <SendCommands
        label="New season"
        links={links}
        text={text}
        linkClassName={actionStyles.quiet}
      />
    </section>
  );
}
