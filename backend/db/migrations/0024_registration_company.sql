-- A company that waits for its confirmation keeps its data: they were beside the person's.
UPDATE "registration"
SET "profile" = ("profile" - 'companyName' - 'vatNumber' - 'sdiCode') || CASE
	WHEN coalesce("profile"->>'companyName', '') = '' THEN '{}'::jsonb
	ELSE jsonb_build_object('company', jsonb_build_object(
		'company', true,
		'name', "profile"->>'companyName',
		'fiscalCode', coalesce("profile"->>'fiscalCode', ''),
		'vatNumber', coalesce("profile"->>'vatNumber', ''),
		'sdiCode', coalesce("profile"->>'sdiCode', ''),
		'certifiedEmail', '',
		'address1', '',
		'addressNumber', '',
		'postalcode', coalesce("profile"->>'postalcode', ''),
		'city', '',
		'province', '',
		'country', 'IT'))
	END
WHERE jsonb_exists("profile", 'companyName') AND NOT jsonb_exists("profile", 'company');
