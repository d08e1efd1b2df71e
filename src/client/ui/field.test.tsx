import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

describe('Field', () => {
  it('names the control and reads out its error before its hint', () => {
    render(
      <Field label="Email" hint="We send the receipt there" error="Please enter a valid email address">
        {(control) => <Input {...control} />}
      </Field>,
    )
    const input = screen.getByLabelText('Email')
    const texts = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['Please enter a valid email address', 'We send the receipt there'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('says nothing about a control without hint and error', () => {
    render(
      <Field label="Website" optional>
        {(control) => <Input {...control} />}
      </Field>,
    )
    const input = screen.getByLabelText('Website (optional)')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })
})
