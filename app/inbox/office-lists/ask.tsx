import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import './office-list.css'

/** A folded form that asks before it acts, also without JavaScript. @param props.sure the question @param props.children the button */
export function Ask(props: { label: string; sure: string } & Omit<ComponentProps<typeof Form>, 'method'>) {
  const { label, sure, children, ...form } = props
  return (
    <details className="ask">
      <summary>{label}</summary>
      <Form method="post" {...form}>
        <p>{sure}</p>
        {children}
      </Form>
    </details>
  )
}
