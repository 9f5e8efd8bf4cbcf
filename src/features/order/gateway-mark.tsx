import type { GatewayCode } from '#domain/contract/order.ts';
import styles from './gateway.module.css';

/** Marks of the ways to pay, drawn by us; the name stands beside. */
export function GatewayMark({ code }: { code: GatewayCode }) {
  return (
    <svg className={`fixed-size ${styles.mark}`} viewBox="0 0 32 32" aria-hidden="true">
      {code === 'aliPay' && (
        <>
          <path fill="#1677ff" d="M0 0h32v32H0z" />
          <path
            d="M7 10h18M16 6.5v9M8 15.5h14c-1 5-5 9-10 9-3 0-5-1.5-5-3.5s2-3.5 4.5-3.5c4 0 9 3 14 5"
            fill="none"
            stroke="#fff"
            strokeWidth="2"
          />
        </>
      )}
      {code === 'wxAppPay' && (
        <>
          <path fill="#07a350" d="M0 0h32v32H0z" />
          <path d="M13 7c-4.6 0-8 2.9-8 6.6 0 2.1 1.1 3.9 2.8 5.1L7 21.5l3-1.5c1 .3 2 .4 3 .4" fill="#fff" />
          <path
            d="M20 12.5c-4 0-7 2.6-7 6s3 6 7 6c.8 0 1.7-.1 2.4-.4l2.6 1.4-.7-2.3c1.7-1.1 2.7-2.8 2.7-4.7 0-3.4-3-6-7-6z"
            fill="#fff"
            stroke="#07a350"
          />
        </>
      )}
      {code === 'unionPay' && (
        <>
          <path fill="#fff" d="M0 0h32v32H0z" />
          <path d="M7 7h7l-4 18H3z" fill="#c8202f" />
          <path d="M14 7h7l-4 18h-7z" fill="#1b4f8f" />
          <path d="M21 7h8l-4 18h-8z" fill="#0b7c78" />
        </>
      )}
      {code === 'desk' && (
        <>
          <path fill="#17191d" d="M0 0h32v32H0z" />
          <path
            d="M6 13h20M6 25h20M9 13v12M23 13v12M6 13l10-6 10 6"
            fill="none"
            stroke="#fff"
            strokeWidth="1.8"
          />
        </>
      )}
      {code === 'card' && (
        <>
          <path fill="#1f2a44" d="M0 5h32v22H0z" />
          <path fill="#c9a45c" d="M4 11h6v4.5H4z" />
          <path d="M4 20.5h13M20 20.5h8" fill="none" stroke="#fff" strokeWidth="1.8" />
        </>
      )}
    </svg>
  );
}
