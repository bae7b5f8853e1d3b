import { useLingui } from '@lingui/react/macro';

import { content, type TestimonialEntry } from '#content/index.ts';
import { categoryOf } from '#content/service-matrix.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { hasPage, href } from '#kit/site/routes.ts';
import { Proof, type ProofFigure } from '#sections/services/proof.tsx';
import { SampleSheet } from '#sections/services/sample-sheet.tsx';

/**
 * The proof of a service: its case, else its post, else a sample of what clients of its category get. Renders nothing
 * if there is none of these.
 */
export function ProofOfService({ locale, id }: { locale: LocaleCode; id: string }) {
  const { case: caseId, post: postId } = content.service(locale, id);
  if (caseId !== undefined && hasPage(locale, 'work-slug', caseId)) {
    return <CaseProof locale={locale} caseId={caseId} />;
  }
  if (postId !== undefined && hasPage(locale, 'blogs-id', postId)) {
    return <PostProof locale={locale} postId={postId} />;
  }
  return <CategorySample locale={locale} id={id} />;
}

function CaseProof({ locale, caseId }: { locale: LocaleCode; caseId: string }) {
  const { t } = useLingui();
  const figureOf = useProofFigure();
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

function PostProof({ locale, postId }: { locale: LocaleCode; postId: string }) {
  const { t } = useLingui();
  const figureOf = useProofFigure();
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

/** The sample of the category that a page belongs to or is about. Renders nothing if the category has none. */
function CategorySample({ locale, id }: { locale: LocaleCode; id: string }) {
  const { t } = useLingui();
  // Services and categories are entries of one collection; the id of a category is its path.
  const categoryPath = categoryOf(id)?.path;
  if (categoryPath === undefined || !hasPage(locale, 'services-category-id', categoryPath)) {
    return null;
  }
  const { sample } = content.service(locale, categoryPath);
  if (!sample) return null;
  return (
    <SampleSheet
      {...sample}
      heading={t({
        message: 'A sample of what you get',
        comment: 'Heading above a page of what a client of a service gets',
      })}
      disclaimer={t`Sample. Names and figures on this sheet are invented.`}
    />
  );
}

/** Returns a function that splits a result written as before and after ('8.1 → 1.3%') into the figure of a proof. */
function useProofFigure() {
  const { t } = useLingui();
  return (result: { value: string; label: string } | undefined): ProofFigure | undefined => {
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
}
