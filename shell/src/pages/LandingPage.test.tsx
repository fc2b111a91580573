import { describe, expect, it } from '@jest/globals';
import { renderPage } from '@northlight/testing';
import { screen, within } from '@testing-library/react';
import LandingPage from './LandingPage.tsx';

describe('on the landing page, a visitor', () => {
  it('is told that words nobody spoke are examples', () => {
    renderPage(LandingPage);
    const words = screen.getByRole('region', { name: 'What people say' });
    const quotes = within(words).getAllByRole('figure');
    expect(quotes).toHaveLength(2);
    for (const quote of quotes) expect(within(quote).getByText('Example')).toBeVisible();
    expect(within(words).getByText(/We wrote these two examples/)).toBeVisible();
  });

  it('is told who it is for, what it costs and what happens to a deck', () => {
    renderPage(LandingPage);
    const answers = screen.getByRole('region', { name: 'Good to know' });
    expect(within(answers).getByText(/Founders who are about to raise/)).toBeVisible();
    expect(within(answers).getByText('It is free for founders and investors.')).toBeVisible();
    expect(within(answers).getByText(/Without an account, we delete it after 24 hours/)).toBeVisible();
    expect(within(answers).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  it('is told that the deck in the picture is made up', () => {
    renderPage(LandingPage);
    expect(screen.getByText(/The deck and its company, Isferd, are made up/)).toBeVisible();
  });

  it('sees the product as it is, in the theme that is on', async () => {
    renderPage(LandingPage);
    const inside = await screen.findByRole('region', { name: 'A look inside' });
    expect(within(inside).getByText(/The companies and people are made up/)).toBeVisible();
    const pictures = within(inside).getAllByRole('img');
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAccessibleName();
      expect(picture.closest('picture')).toHaveAttribute('data-shown-in', 'light');
    }
  });

  it('reads what the product is, first', async () => {
    renderPage(LandingPage);
    await screen.findByRole('region', { name: 'A look inside' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See your deck in an honest light');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'What We Do',
      'How It Works',
      'A look inside',
      'Good to know',
      'Find out what holds your deck back before an investor does.',
      'What people say',
      'For investors',
    ]);
  });

  it('goes from the first button to the evaluation', async () => {
    const { person } = renderPage(LandingPage);
    await person.click(screen.getAllByRole('link', { name: 'Evaluate a deck' })[0] as HTMLElement);
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/evaluation');
  });

  it('goes to a sample result', async () => {
    const { person } = renderPage(LandingPage);
    await person.click(screen.getByRole('link', { name: 'See a sample result' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/sample-result');
  });

  it('goes from the call to action to the evaluation', async () => {
    const { person } = renderPage(LandingPage);
    const band = screen.getByRole('region', { name: /Find out what holds your deck back/ });
    await person.click(within(band).getByRole('link', { name: 'Evaluate a deck' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/evaluation');
  });

  it('goes to the directory', async () => {
    const { person } = renderPage(LandingPage);
    await person.click(screen.getByRole('link', { name: 'Browse investors' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/investors');
  });

  it('learns that a first reading needs no account', () => {
    renderPage(LandingPage);
    expect(
      screen.getByText('PDF or PowerPoint, up to 50 MB. No account needed for your first evaluation.'),
    ).toBeVisible();
  });

  it.each([
    ['Storytelling feedback', /14 slides.*Slide 10 has none/],
    ['Data-driven benchmarks', /marks at 3, 5 and 8: they score 8, 5 and 3/],
    ['Investor intros', /6 investors, 3 of whom fund its sector/],
  ])('reads of %s, with a drawing that is also told in words', (title, words) => {
    renderPage(LandingPage);
    const benefit = screen.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement;
    expect(within(benefit).getByRole('img', { name: words })).toBeVisible();
  });

  it('sees a score with the words of the slide that earned it', () => {
    renderPage(LandingPage);
    expect(screen.getByRole('img', { name: /^Slide 6: 41 paying fleets/ })).toBeVisible();
    expect(screen.getByText('41 paying fleets, $64K monthly revenue', { selector: 'q' })).toBeVisible();
    expect(screen.getByText(', strong')).toBeInTheDocument();
  });

  it('can write to the provider to become an investor', () => {
    renderPage(LandingPage);
    expect(screen.getByRole('link', { name: 'Become an Investor' })).toHaveAttribute(
      'href',
      'mailto:hello@northlight.example?subject=Become%20an%20investor',
    );
  });
});
