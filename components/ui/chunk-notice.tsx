import type { ReactNode } from 'react';
import noticeStyles from '@/components/alert/notice.module.css';

/** Reports a chunk that failed. It is minor if the page works without the chunk. */
export function ChunkNotice({
  sentence,
  isMinor,
  children,
}: {
  sentence: string;
  isMinor: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isMinor ? noticeStyles.notice : noticeStyles.failure}>
      <p role="alert" className={noticeStyles.sentence}>
        {sentence}
      </p>
      {children}
    </div>
  );
}
