import { act, render, screen } from '@testing-library/react';
import { announce, useAnnouncement } from './announcer';

const Region = () => <p role="status">{useAnnouncement()}</p>;

describe('the announcer', () => {
  it('puts a sentence into the live region, and changes its text when the same sentence is announced again', () => {
    render(<Region />);
    act(() => announce('Genesis 2'));
    const first = screen.getByRole('status').textContent;
    expect(first).toBe('Genesis 2');
    act(() => announce('Genesis 2'));
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('Genesis 2');
  });
});
