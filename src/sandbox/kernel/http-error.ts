/** Every error reply of the sandbox: thrown by a handler, sent as the error envelope. (ruling R8) */
interface Details {
  /** Field → what is wrong with it, in Bengali. */
  errors?: Record<string, string>
  data?: unknown
  headers?: Record<string, string>
}

export class HttpError extends Error {
  readonly status: number
  readonly details: Details

  /** `message` is Bengali and is shown to the user: it says what happened and what to do next. */
  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** Also sets the message at the named field. */
export class BadField extends HttpError {
  constructor(field: string, message: string) {
    super(400, message, { errors: { [field]: message } })
  }
}

export class NotFound extends HttpError {
  /** `noun` in Bengali: 'কোর্সটি', 'নোটিশটি'. */
  constructor(noun: string) {
    super(404, `${noun} খুঁজে পাওয়া যায়নি।`)
  }
}

export class Forbidden extends HttpError {
  constructor(message = 'এটি দেখার বা করার অনুমতি আপনার নেই।') {
    super(403, message)
  }
}

export class SignInRequired extends HttpError {
  constructor(message = 'আগে লগইন করুন।') {
    super(401, message)
  }
}

/** The token has expired, was revoked, or is not ours. (ruling R16) */
export class SessionExpired extends HttpError {
  constructor() {
    super(401, 'সেশন শেষ হয়েছে। আবার লগইন করলে এখান থেকেই শুরু হবে।')
  }
}
