/** Every "no" of the sandbox: thrown by a handler, answered as the error envelope. (ruling R8) */
interface Details {
  /** Field → what is wrong with it, in Bengali. */
  errors?: Record<string, string>
  data?: unknown
  headers?: Record<string, string>
}

export class Refusal extends Error {
  readonly status: number
  readonly details: Details

  /** `message` is Bengali and fit to show: it says what happened and what to do next. */
  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** A bad field: 400 with the message beside its name as well. */
export function badField(field: string, message: string): Refusal {
  return new Refusal(400, message, { errors: { [field]: message } })
}

/** `what` as a Bengali noun: 'কোর্সটি', 'নোটিশটি'. */
export function missing(what: string): Refusal {
  return new Refusal(404, `${what} খুঁজে পাওয়া যায়নি।`)
}

export function forbidden(message = 'এটি দেখার বা করার অনুমতি আপনার নেই।'): Refusal {
  return new Refusal(403, message)
}

export function signInFirst(message = 'আগে লগইন করুন।'): Refusal {
  return new Refusal(401, message)
}

/** The token has expired, was revoked, or is not ours. (ruling R16) */
export function sessionOver(): Refusal {
  return new Refusal(401, 'সেশন শেষ হয়েছে। আবার লগইন করলে এখান থেকেই শুরু হবে।')
}
