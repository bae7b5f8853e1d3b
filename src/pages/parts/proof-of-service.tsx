import { useLingui } from '@lingui/react/macro';

import { content, type TestimonialEntry } from '#content/index.ts';
import { categoryOf } from '#content/service-matrix.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { hasPage, href } from '#kit/site/routes.ts';
import { Proof, type ProofProps } from '#sections/services/proof.tsx';
import { SampleSheet } from '#sections/services/sample-sheet.tsx';

/**
 * The proof of a service: its case, else its post, else a sample of what clients of its category get. Renders nothing
 * if there is none of these.
 */
export function ProofOfService({ locale, id }: { locale: LocaleCode; id: string }) {
  const { t } = useLingui();
  const { case: caseId, post: postId } = content.service(locale, id);
  /** Splits a figure that content writes as before and after ('8.1 → 1.3%'). */
  const figureOf = (result: { value: string; label: string } | undefined): ProofProps['figure'] => {
    if (!result) return undefined;
    const { label } = result;
    const [before, value] = result.value.split(' → ');
    if (before === undefined || value === undefined) {
      return { value: result.value, spoken: result.value, label };
    }
    return {
      before,
      value,
      spoken: t({
        message: `from ${before} to ${value}`,
        comment: 'Reads out a figure that changed, such as 8.1 to 1.3%',
      }),
      label,
    };
  };

  if (caseId !== undefined && hasPage(locale, 'work-slug', caseId)) {
    const { client, clientId, sector, heading, summary, results, picture } = content.workItem(
      locale,
      caseId,
    );
    const testimonial = content.testimonials(locale).find((entry) => entry.client === clientId);
    const voiceOf = ({
      name,
      designation,
      clientName,
      quote,
      picture: portrait,
    }: TestimonialEntry) => ({
      name,
      designation: t({
        message: `${designation}, ${clientName}`,
        comment: 'What somebody does, and at which company',
      }),
      content: quote,
      picture: portrait,
      isQuotation: true,
    });
    return (
      <Proof
        source={t({ message: `Case study: ${client}`, comment: 'Above a case; a client follows' })}
        title={heading}
        figure={figureOf(results[0])}
        voice={
          testimonial
            ? voiceOf(testimonial)
            : { designation: sector ?? client, content: summary, isQuotation: false }
        }
        link={{ href: href(locale, 'work-slug', caseId), text: t`Read the case` }}
        picture={picture}
      />
    );
  }
  if (postId !== undefined && hasPage(locale, 'blogs-id', postId)) {
    const { author, heading, summary, figure, picture } = content.post(locale, postId);
    const { name, designation, picture: portrait } = content.member(locale, author);
    return (
      <Proof
        source={t({ message: 'Post from practice', comment: 'Above a post of the blog' })}
        title={heading}
        figure={figureOf(figure)}
        voice={{ name, designation, content: summary, picture: portrait, isQuotation: false }}
        link={{ href: href(locale, 'blogs-id', postId), text: t`Read the post` }}
        picture={picture}
      />
    );
  }
  // A category is an entry of the services too, with its path as id. Only categories have samples.
  const category = categoryOf(id);
  const sample =
    category && hasPage(locale, 'services-category-id', category.path)
      ? content.service(locale, category.path).sample
      : undefined;
  return (
    sample && (
      <SampleSheet
        {...sample}
        heading={t({
          message: 'A sample of what you get',
          comment: 'Heading above a page of what a client of a service gets',
        })}
        mark={t`Sample. Names and figures on this sheet are invented.`}
      />
    )
  );
}
