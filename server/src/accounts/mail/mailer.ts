import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { writeWholeFile } from '../../whole-file';
import type { AccountSettings } from '../account-settings';

export interface Message {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** How long an SMTP server may take for each step. Milliseconds. */
const SMTP_LIMIT_MS = 10_000;

/** Sends messages by SMTP, or writes them as files if no SMTP server is set. */
export class Mailer {
  readonly #mail: AccountSettings['mail'];
  readonly #from: string;
  readonly #log: Logger;
  readonly #running = new Set<Promise<void>>();

  constructor(mail: AccountSettings['mail'], host: string, log: Logger) {
    this.#mail = mail;
    this.#from = mail.from ?? `accounts@${host}`;
    this.#log = log;
  }

  /** Sends a message. Rejects if that fails. */
  async send(message: Message): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const complete = { ...message, from: this.#from, headers: { 'Auto-Submitted': 'auto-generated' } };
    if (this.#mail.smtpUrl !== undefined) {
      const limits = {
        connectionTimeout: SMTP_LIMIT_MS,
        greetingTimeout: SMTP_LIMIT_MS,
        socketTimeout: SMTP_LIMIT_MS,
      };
      const transport = createTransport({ url: this.#mail.smtpUrl, ...limits });
      await transport.sendMail(complete);
      transport.close();
      return;
    }
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: bytes } = await transport.sendMail(complete);
    const file = path.join(this.#mail.folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
    await writeWholeFile(file, bytes as Buffer);
    this.#log.warn({ file }, 'SMTP_URL is not set, so an e-mail was written to a file instead of being sent');
  }

  /** Does something that may send messages after the response, whose time must not tell whether it did. */
  later(work: () => Promise<void>): void {
    const running: Promise<void> = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.#log.error({ reason: messageOf(error) }, 'an e-mail was not sent'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for messages that are being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#running);
  }
}
