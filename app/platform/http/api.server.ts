import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { createContext } from 'react-router'
import { InvalidInput, Refusal } from '../base/errors'
import { fieldErrors } from '../base/parse-input'

/** Facts about a request, found before it is routed. */
export interface RequestFacts {
  readonly requestId: string
  /** Key for rate limits; null: no limit. */
  readonly limitBucket: string | null
  readonly fromMember: boolean
  readonly memberEmail: string | null
  readonly fromApproved: boolean
  /** A colleague, signed in with a second factor, on our own pages. */
  readonly colleague: { readonly id: string; readonly name: string; readonly mayExport: boolean } | null
}

/** Who sent a request, as long as nobody is signed in. */
export const nobody = {
  limitBucket: null,
  fromMember: false,
  memberEmail: null,
  fromApproved: false,
  colleague: null,
} as const

/** For pages: `context.get(requestFactsContext)`. */
export const requestFactsContext = createContext<RequestFacts>()

export interface ApiEnv {
  /** Absent for requests without a socket, as in tests. */
  Bindings: Partial<HttpBindings>
  Variables: { facts: RequestFacts }
}

/** A router whose routes are validated and described by the same schemas. */
export function createApiRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    // Upload clients like to end addresses with a slash.
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw new InvalidInput(fieldErrors(result.error))
    },
  })
}

/** 415 for bodies other than JSON, which a validator would take for empty. */
export const onlyJson: MiddlewareHandler<ApiEnv> = async (context, next) => {
  if (context.req.method === 'POST' && !/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    throw new Refusal('errors.unsupported_content', 415)
  await next()
}

const problemSchema = z
  .object({
    type: z.string().openapi({ example: 'urn:stocklot:problem:invalid-input' }),
    title: z.string(),
    status: z.int(),
    code: z.string().openapi({ description: 'Translation key of the message.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .openapi({ description: 'Field name -> translation keys.' }),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    requestId: z.string().optional(),
  })
  .openapi('Problem')

/** A problem document (RFC 9457). `code` and the keys in `errors` are translation keys. */
export type ProblemDocument = z.output<typeof problemSchema>

export function problemAnswer(description: string) {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

export function pageOf<Schema extends z.ZodType>(item: Schema) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
