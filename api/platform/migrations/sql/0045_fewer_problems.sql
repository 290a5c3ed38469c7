-- Every look at an import reads its problems. Since this version a check keeps the first 5,000.
UPDATE "imports" SET "problems" = jsonb_path_query_array("problems", '$[0 to 4999]')
WHERE jsonb_array_length("problems") > 5000;
